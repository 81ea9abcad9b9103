/**
 * Whether the browser stands on the entry of its history with this key of the router's: the router itself goes on
 * showing the last one until the code of the next is there.
 */
export const isAtEntry = (key: string): boolean => (window.history.state?.key ?? 'default') === key
