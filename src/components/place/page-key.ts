export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]') !== null

/** Whether a key is for the page: no shortcut of the browser, nothing typed, and nobody else's. */
export const isPageKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
