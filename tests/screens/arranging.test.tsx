import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createArrangementCommands } from '#commands/arrangement.ts'
import { collectionsOf, idOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { details } from '#tests/support/wire-details.ts'

const visit = async (contents: Readonly<Record<string, readonly string[]>>, options: TestAppOptions = {}) => {
  const titles = Object.values(contents).flat()
  const { collections, collectionMovies } = collectionsOf(contents)
  const id = collections[0]?.id ?? 0
  const links = collectionMovies.map((link) => ({
    ...link,
    movie: { ...link.movie, posterPath: `/${link.movie.title}.jpg` },
  }))
  const page = await renderApp({
    path: `/collections/${id}`,
    stored: { collections, 'collection-movies': links },
    answers: Object.fromEntries(titles.map((title) => [`/movie/${idOf(title)}`, details(idOf(title), title)])),
    ...options,
  })
  return { ...page, id }
}
const shownTitles = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent)
const seeTitles = (wanted: readonly string[]) => until(() => shownTitles().join() === wanted.join())

describe('a collection', () => {
  it('can be put in order by hand from any order, and is then in its own, in which new movies go last', async () => {
    const { I, app, id } = await visit({ Space: ['Alien', 'Dune', 'Heat'] })
    await I.click('button', 'Arrange')
    await I.see('button', '1. Alien')
    expect(screen.getAllByRole('button', { name: /^\d\. / })[0]).toHaveAccessibleDescription(/Space picks it up/)
    const [alien] = app.lists.collections.links.peek()
    if (!alien) throw new Error('There is no link.')
    app.lazy.get(createArrangementCommands).place(id, alien.movie, 2)
    await I.see('button', '3. Alien')
    expect(await I.seeToast()).toEqual(['Order changed', 'Alien is now in place 3.'])
    await I.click('button', 'Done')
    await seeTitles(['Dune', 'Heat', 'Alien'])
    expect(app.memory.preferences.collection(id).order.value.peek()).toBe('my-order')
    await I.click('button', 'Undo')
    await seeTitles(['Alien', 'Dune', 'Heat'])
  })

  it.each([
    [false, /^Drag a movie to its place\. With the keyboard: Space picks it up/],
    [true, 'Touch and hold a movie, then drag it to its place.'],
  ])('says how to put it in order, to a finger (%s) without naming keys', async (isTouched, hint) => {
    const { I } = await visit({ Space: ['Alien', 'Dune'] }, { isTouched })
    await I.click('combobox', 'Sort by')
    await I.click('option', 'My Order')
    await I.click('button', 'Arrange')
    await I.see('button', '1. Alien')
    expect(screen.getByText(hint, { selector: 'p' })).toBeVisible()
  })

  it('has the cover that was chosen in its dialog', async () => {
    const { I, app } = await visit({ Space: ['Alien', 'Dune'] })
    await I.click('button', 'Edit Collection')
    await I.click('radio', 'Cover: Alien')
    await I.click('button', 'Save Changes')
    await I.notSee('dialog')
    const [space] = app.lists.collections.items.peek()
    expect(space?.coverImage).toBe('/Alien.jpg')
    expect(space?.covers.map(({ title }) => title)).toEqual(['Alien', 'Dune'])
    await I.click('button', 'Edit Collection')
    expect(await I.see('radio', 'Cover: Alien')).toBeChecked()
    await I.click('radio', 'The latest movies')
    await I.click('button', 'Save Changes')
    await until(() => app.lists.collections.items.peek()[0]?.coverImage === null)
  })

  it('takes its cover from a movie that was opened in it, until that is taken back', async () => {
    const { I, app, id } = await visit({ Space: ['Alien', 'Dune'] })
    const cover = () => app.lists.collections.byId.peek().get(id)?.coverImage
    await I.click('link', /^Dune/)
    await I.click('button', 'Use as Cover')
    expect(await I.seeToast()).toEqual(['Collection updated', 'Your changes have been saved'])
    expect(cover()).toBe('/Dune.jpg')
    expect(screen.getByRole('button', { name: 'Use as Cover' })).toHaveAttribute('aria-pressed', 'true')
    await I.click('button', 'Use as Cover')
    await until(() => cover() === null)
  })
})
