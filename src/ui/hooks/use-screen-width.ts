import { mediaHook } from './media-hook.ts'

/** No sidebar: the bottom bar takes its place. */
export const useIsNarrow = mediaHook('(max-width: 47.99rem)')

/** Narrow, or low as a phone held across: panels are sheets. */
export const useIsSmall = mediaHook('(max-width: 47.99rem), (max-height: 31.24rem)')

/** No names in the sidebar. */
export const useIsBelowLarge = mediaHook('(max-width: 63.99rem)')

export const useIsBelowExtraLarge = mediaHook('(max-width: 79.99rem)')

/** Such as a phone with text of twice the size. */
export const useHasLargeText = mediaHook('(max-width: 19.99rem)')

/** Grids have more than five columns. */
export const useIsWide = mediaHook('(min-width: 120rem)')

/** Room for two rows of a list beside each other. */
export const useHasTwoColumns = mediaHook('(min-width: 100rem)')

export const useHasThreeColumns = mediaHook('(min-width: 150rem)')
