import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const share = async (fields: Readonly<Record<string, string>>, answers = {}) => {
  const { address } = await renderApp({ path: `/share?${new URLSearchParams(fields)}`, buildKey: '', answers })
  await until(() => !address().startsWith('/share'))
  return address()
}

describe('a link or a title that another app shares', () => {
  it.each([
    [{ url: 'https://www.themoviedb.org/movie/348-alien' }, '/movie/348'],
    [{ text: 'https://www.themoviedb.org/person/525-christopher-nolan' }, '/person/525'],
    [{ url: 'https://www.imdb.com/title/tt0078748/' }, '/movie/348'],
    [{ url: 'https://letterboxd.com/film/alien/' }, '/discover?query=alien'],
    [{ title: 'Blade Runner' }, '/discover?query=Blade%20Runner'],
    [
      { url: 'https://www.imdb.com/title/tt9999999/', title: 'Unknown Film (2031) - IMDb' },
      '/discover?query=Unknown%20Film',
    ],
    [{ url: 'https://www.imdb.com/title/tt9999999/' }, '/'],
    [{ url: 'https://example.org/' }, '/'],
  ])('opens what %j means', async (fields, expected) => {
    expect(await share(fields)).toBe(expected)
  })

  it('offers Retry when TMDB cannot say what an IMDb id is', async () => {
    const fields = new URLSearchParams({ url: 'https://www.imdb.com/title/tt0078748/' })
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
    const { I, answers, address } = await renderApp({
      path: `/share?${fields}`,
      answers: { '/find/tt0078748': unreachable },
    })
    await I.see('button', 'Retry')
    answers.delete('/find/tt0078748')
    await I.click('button', 'Retry')
    await until(() => address() === '/movie/348')
  })
})
