import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'

test.use({ build: 'demo' })

test('three movies for tonight: each of the watchlist once, then all again; one of them opens', {
  tag: '@gate',
}, async ({ I }) => {
  const titles = ['Alien', 'The Matrix', 'Interstellar', 'The Dark Knight', 'Pulp Fiction'] as const
  await givenWatchlist(I.page, ...titles)
  await I.open('/watchlist')
  await I.click('Tonight')
  await I.seeHeading('What shall we watch tonight?')
  const movies = I.page.getByRole('list', { name: 'Three movies for tonight' }).getByRole('heading')
  await expect(movies).toHaveCount(3)
  const first = await movies.allTextContents()
  await I.click('Another three')
  await expect(movies).toHaveCount(2)
  expect([...first, ...(await movies.allTextContents())].toSorted()).toEqual(titles.toSorted())
  await I.click('Another three')
  await I.see("You've seen them all. Here are the 5 movies in a new order.")
  const again = await movies.allTextContents()
  const [movie = ''] = again
  await I.click(`This one: ${movie}`)
  await I.seeMovie(movie)
  await I.page.goBack()
  await I.seeNoModal()
  expect(await movies.allTextContents()).toEqual(again)
})

for (const width of [820, 1440]) {
  test(`the three movies have their parts at the same heights at ${width} px, also once their logos are there`, async ({
    I,
  }) => {
    await I.page.setViewportSize({ width, height: 1180 })
    await givenWatchlist(I.page, 'The Matrix', 'The Dark Knight', 'Alien')
    await I.open('/tonight')
    const movies = I.page.getByRole('list', { name: 'Three movies for tonight' })
    const reasons = movies.getByText(/^On your list since Mar \d, 2024$/)
    await expect(reasons).toHaveCount(3)
    const tops = async () => {
      const parts = [movies.getByRole('heading'), reasons, movies.getByRole('link', { name: /^This one/ })]
      const all = await Promise.all(
        parts.map((part) => part.evaluateAll((each) => each.map((one) => Math.round(one.getBoundingClientRect().top)))),
      )
      return all.map((heights) => [...new Set(heights)])
    }
    const early = await tops()
    expect(early.map((heights) => heights.length)).toEqual([1, 1, 1])
    await expect(movies.getByRole('img').first()).toBeVisible()
    expect(await tops()).toEqual(early)
  })
}

test('a movie that is not for me leaves Home, also after a restart, until it is put back', async ({ I }) => {
  await I.open('/')
  const cards = I.page.getByRole('main').getByRole('article')
  const title = await cards.first().getByRole('link').textContent()
  if (!title) throw new Error('The first card has no title.')
  await I.openMovie(title)
  await I.click('Not for me')
  await I.seeToast('Hidden', `${title} won't be suggested anymore.`)
  await I.page.goto('/')
  await expect(cards.filter({ visible: true })).toHaveCount(20)
  await expect(cards.getByRole('link', { name: title })).toHaveCount(0)
  await I.open('/settings')
  await I.click(`Restore: ${title}`)
  await I.goTo('Home')
  await expect(cards.first().getByRole('link')).toHaveText(title)
})
