import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { offers, service } from '#tests/support/wire-details.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'

const failing = json({}, { status: 500 })

describe('where to watch', () => {
  const us = {
    link: 'https://www.themoviedb.org/movie/348-alien/watch?locale=US',
    flatrate: [service(8, 'Netflix')],
    free: [service(2, 'Tubi')],
    ads: [service(3, 'Pluto')],
    rent: [service(4, 'Apple')],
    buy: [service(4, 'Apple'), service(5, 'Amazon')],
  }
  const path = `/movie/${alienId}/watch/providers`
  const panel = async (I: Awaited<ReturnType<typeof openAlien>>['I']) => within(await I.see('region', 'Where to Watch'))

  it('shows four groups with the country, a link to more options and the source', async () => {
    const { I } = await openAlien({ [path]: offers({ US: us }) })
    const where = await panel(I)
    await I.seeText('In the United States')
    await I.seeText('Last checked: today')
    expect(await I.see('link', 'Choose my services')).toHaveAttribute('href', '/settings#my-services')
    expect(where.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'Stream',
      'Watch Free',
      'Watch with Ads',
      'Rent and Buy',
    ])
    expect(where.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'))).toEqual([
      'Netflix',
      'Tubi',
      'Pluto',
      'Apple',
      'Amazon',
    ])
    expect(where.getByRole('link', { name: 'More options' })).toHaveAttribute('href', us.link)
    expect(where.getByText(/Data provided by/)).toHaveTextContent('Data provided by JustWatch')
  })

  it('has my services first in each group', async () => {
    const stored = { settings: { services: { US: [5, 9], GB: [8] } } }
    const body = offers({ US: { ...us, flatrate: [...us.flatrate, service(9, 'Max')] } })
    const { I } = await openAlien({ [path]: body }, { stored })
    const where = await panel(I)
    await I.seeText('In the United States')
    expect(where.getAllByRole('img').map((logo) => logo.getAttribute('aria-label'))).toEqual([
      'Max',
      'Netflix',
      'Tubi',
      'Pluto',
      'Amazon',
      'Apple',
    ])
  })

  it('says when it applies to another country', async () => {
    const { I } = await openAlien({ [path]: offers({ GB: us }) }, { languages: ['de-AT'] })
    await I.seeText('In the United Kingdom. No information available for Austria.')
  })

  it('says when the movie is not available anywhere', async () => {
    const { I } = await openAlien()
    await I.seeText('No streaming information available for this movie.')
  })

  it('shows its own error with Retry, and leaves the rest of the modal alone', async () => {
    const { I, answers } = await openAlien({ [path]: failing })
    const where = await panel(I)
    await until(() => where.queryByRole('alert'))
    expect(where.getByRole('alert')).toHaveTextContent('TMDB API error: 500 Internal Server Error')
    answers.set(path, offers({ US: us }))
    await I.click('button', 'Retry')
    await I.seeText('In the United States')
  })

  it('shows sample data in the demo, and says so', async () => {
    const { I } = await renderApp({ path: '/movie/157336', buildKey: '' })
    await I.seeText('Sample data, not real offers.')
    expect(screen.queryByText(/Data provided by/)).toBe(null)
  })
})
