/** The router's key of the browser's present history entry. */
export const entryKey = (): string => window.history.state?.key ?? 'default'

/**
 * Whether the browser is at the history entry with this key: while the code of the next screen loads, the router still
 * shows the last one.
 */
export const isAtEntry = (key: string): boolean => entryKey() === key
