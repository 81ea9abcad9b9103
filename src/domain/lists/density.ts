import { defaultPageSize, type PageSize } from '../values/paging.ts'

/** How a list shows its movies: as posters, as small ones with one's own stars, or as rows with the facts. */
export const densities = ['posters', 'small', 'rows'] as const
export type Density = (typeof densities)[number]

export const isDensity = (text: unknown): text is Density => densities.some((density) => density === text)

/** How many movies a page has until the user chooses. */
export const usualPageSizes: Readonly<Record<Density, PageSize>> = { posters: defaultPageSize, small: 50, rows: 50 }
