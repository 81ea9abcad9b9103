import { idOf } from './fixtures.ts'
import { renderApp, type TestAppOptions } from './test-app.tsx'
import type { Answer } from './test-world.ts'
import { details, offers } from './wire-details.ts'
import { listed, page, trendingPath } from './wire-movies.ts'

/** TMDB's id of the movie that `openAlien` opens. */
export const alienId = idOf('Alien')

const none: Answer = () => Response.json({ page: 1, results: [], total_pages: 1, total_results: 0 })

/** The app at the modal of Alien. The provider answers with its details, and otherwise with empty lists unless `answers` differ. */
export const openAlien = (
  answers: Readonly<Record<string, Answer>> = {},
  options: Omit<TestAppOptions, 'answers'> = {},
) =>
  renderApp({
    path: `/movie/${alienId}`,
    ...options,
    answers: {
      [trendingPath]: page(listed('Alien')),
      [`/movie/${alienId}`]: details(alienId, 'Alien'),
      [`/movie/${alienId}/recommendations`]: none,
      [`/movie/${alienId}/watch/providers`]: offers({}),
      [`/movie/${alienId}/videos`]: () => Response.json({ id: alienId, results: [] }),
      ...answers,
    },
  })
