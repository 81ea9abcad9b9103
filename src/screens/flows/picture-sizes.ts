/** Pixels at a scale of 1. */
export const fontSizes = { name: 14, text: 13 } as const
export const lineHeights = { name: 18, text: 17 } as const
