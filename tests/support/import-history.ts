import { fireEvent } from '@testing-library/react'
import { viewingsOf } from '#domain/records/viewings.ts'
import { linesOf } from './fixtures.ts'
import { renderApp, type TestAppOptions } from './test-app.tsx'
import { turn, until } from './until.ts'

/** Of a tracker that the app does not know. */
const diary = `Title,Year,WatchedDate,Rating10,Review,Tags
Alien,1979,2020-05-01,9,A private note,home
Psycho,,2021-01-01,,,
No Such Film,1950,2021-02-02,7,,
`

/** The app at Settings, with what a user does there to import a history. */
export const openSettings = async (options: TestAppOptions = {}) => {
  const started = await renderApp({ path: '/settings', ...options })
  const { I, clock, app } = started
  await I.see('button', 'Import Data')
  const field = () => until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  const library = () => app.records.library()
  /** Lets the time pass that requests take turns in. */
  const review = async () => {
    for (let step = 0; step < 40 && !I.sees('heading', 'Review your import'); step += 1) {
      clock.advance(60)
      await turn()
    }
    await I.see('heading', 'Review your import')
  }
  return {
    ...started,
    library,
    choose: async (text = diary, name = 'diary.csv') =>
      void fireEvent.change(await field(), { target: { files: [new File([text], name)] } }),
    review,
    match: async () => {
      await I.see('heading', "What's in the columns of diary.csv?")
      await I.click('button', 'Continue')
      await review()
    },
    plays: () =>
      library().watchHistory.flatMap(({ movie, ...entry }) =>
        viewingsOf(entry).map((viewing) => [movie?.title, viewing.watchedAt]),
      ),
    lines: () => linesOf(library().watchlist).toSorted(),
  }
}
