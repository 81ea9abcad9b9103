import type { App } from './services.ts'

/** Each loads the code of a service that comes with its first use; for an app that is complete by then. */
export const servicesAhead = (app: Pick<App, 'dataTools'>): readonly (() => Promise<unknown>)[] => [
  () => import('#tmdb/provider-details.ts'),
  () => import('#commands/backup.ts'),
  () => app.dataTools(),
]
