import { useIsWide } from '#ui/hooks/use-screen-width.ts'

const narrowCount = 10
/** Three rows of seven columns. */
const wideCount = 21

/** How many cards of a grid fit on the first screen: they are rendered before the others, and their pictures load eagerly. */
export const useFirstScreenful = (): number => (useIsWide() ? wideCount : narrowCount)
