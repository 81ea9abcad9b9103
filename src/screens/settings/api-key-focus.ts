export const apiKeyInputId = 'api-key'

// A dialog that closes gives the focus back first.
const afterDialogMs = 150

/** Leads to the field on the page of Settings. */
export const focusApiKey = (): void => {
  setTimeout(() => document.getElementById(apiKeyInputId)?.focus(), afterDialogMs)
}
