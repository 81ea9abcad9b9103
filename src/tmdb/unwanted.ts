import type { Preferences } from './provider.ts'
import type { QueryParameters } from './request.ts'

/** What `/discover/movie` leaves out, as it takes it. No other list of TMDB can be asked for it. */
export const unwantedParameters = ({ neverShow }: Pick<Preferences, 'neverShow'>): QueryParameters => ({
  without_keywords: neverShow?.keywords?.join() || undefined,
  'certification.lte': neverShow?.age?.rating,
  certification_country: neverShow?.age?.country,
})
