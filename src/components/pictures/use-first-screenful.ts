import { useIsWide } from '#ui/hooks/use-screen-width.ts'
import { firstScreenful } from './grid-pictures.ts'

/** Three rows of seven columns. */
const firstWideScreenful = 21

/** How many cards of a grid fit on the first screen: they are rendered before the others. */
export const useFirstScreenful = (): number => (useIsWide() ? firstWideScreenful : firstScreenful)
