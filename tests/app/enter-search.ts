import { fireEvent, screen } from '@testing-library/react'
import { useFakeTime } from '#tests/support/fake-time.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'
import { searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'

/** The search box on a page, focused and ready, with a clock that is advanced by hand. */
export const enterSearch = async (answer: Answer, path = '/', stored: TestAppOptions['stored'] = {}) => {
  const time = useFakeTime()
  const started = await renderApp({ path, stored, answers: { [trendingPath]: titles('Heat'), [searchPath]: answer } })
  const { I, asked } = started
  const box = await I.see('combobox', 'Search for movies')
  await I.click('combobox', 'Search for movies')
  const type = async (text: string) => {
    fireEvent.change(box, { target: { value: text } })
    await until(() => box.getAttribute('aria-expanded') === 'true')
  }
  return {
    ...started,
    ...time,
    box,
    /** Replaces the text and opens the results without advancing the clock. */
    type,
    search: async (text: string) => {
      await type(text)
      await time.advance(500)
    },
    searched: () => asked().flatMap((path) => /^\/search\/movie\?query=([^&]*)/.exec(path)?.slice(1) ?? []),
    rows: () => screen.getAllByRole('row').map((row) => row.textContent),
    highlighted: () => screen.queryByRole('gridcell', { selected: true })?.textContent ?? null,
    isClosed: () => until(() => box.getAttribute('aria-expanded') === 'false'),
  }
}
