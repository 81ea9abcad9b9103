import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createCollectionCommands } from '#commands/collections.ts'
import { collectionsOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const tapBeside = async (name?: string) => {
  const beside = (await screen.findByRole('dialog', name === undefined ? {} : { name })).parentElement
  if (!beside) throw new Error('The dialog has nothing beside it.')
  fireEvent.pointerDown(beside)
  fireEvent.click(beside)
}
const drafts = (session: Storage) =>
  Array.from({ length: session.length }, (_, at) => session.key(at)).filter((key) => key?.startsWith('form-draft-'))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const atCollections = async (options: TestAppOptions = {}) => {
  const page = await renderApp({ path: '/collections', ...options })
  const create = async () => {
    await page.I.click('button', 'Create Collection')
    await page.I.see('dialog')
  }
  return { ...page, create }
}

const atNoir = async (options: TestAppOptions = {}) => {
  const { collections, collectionMovies: links } = collectionsOf({ Noir: ['Alien', 'Dune'] })
  const collectionMovies = links.map((link) => ({
    ...link,
    movie: { ...link.movie, posterPath: `/${link.movie.title}.jpg` },
  }))
  const id = collections[0]?.id ?? 0
  const page = await renderApp({
    path: `/collections/${id}`,
    stored: { collections, 'collection-movies': collectionMovies },
    ...options,
  })
  const edit = async () => {
    await page.I.click('button', 'Edit Collection')
    await page.I.see('dialog')
  }
  return { ...page, id, edit }
}

describe('a form of names', () => {
  it('with changes does not close at a tap beside it', async () => {
    const { I, create } = await atCollections()
    await create()
    await I.focus('Collection Name')
    await I.type('Heists')
    await tapBeside()
    expect(field('Collection Name').value).toBe('Heists')
    await I.press('{Backspace>6/}')
    await tapBeside()
    await I.notSee('dialog')
  })

  it('that was closed by Escape has what was typed when it is opened again, until that is discarded', async () => {
    const { I, create, session } = await atCollections()
    await create()
    expect(I.sees('button', 'Discard draft')).toBe(false)
    await I.focus('Collection Name')
    await I.type('Heists')
    await I.focus('Description (Optional)')
    await I.type('In and out')
    await I.press('{Escape}')
    await I.notSee('dialog')
    await create()
    expect([field('Collection Name').value, field('Description (Optional)').value]).toEqual(['Heists', 'In and out'])
    await I.click('button', 'Discard draft')
    expect([field('Collection Name').value, field('Description (Optional)').value]).toEqual(['', ''])
    expect([I.sees('button', 'Discard draft'), drafts(session)]).toEqual([false, []])
    await tapBeside()
    await I.notSee('dialog')
  })

  it('has it after a reload, too, and saving it ends the draft', async () => {
    const draft = { name: { before: '', typed: 'Heists' }, description: { before: '', typed: 'In and out' } }
    const { I, app, create, session } = await atCollections({ remembered: { 'form-draft-collection-new': draft } })
    await create()
    await I.see('button', 'Discard draft')
    fireEvent.submit(field('Collection Name'))
    await I.notSee('dialog')
    expect(app.records.collections.peek()).toMatchObject([{ name: 'Heists', description: 'In and out' }])
    expect(drafts(session)).toEqual([])
  })

  it('that is canceled keeps nothing', async () => {
    const { I, create } = await atCollections()
    await create()
    await I.focus('Collection Name')
    await I.type('Heists')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    await create()
    expect([field('Collection Name').value, I.sees('button', 'Discard draft')]).toEqual(['', false])
  })

  it('shows what was saved since the draft was typed beside it', async () => {
    const { I, app, id, edit } = await atNoir()
    await edit()
    await I.focus('Description (Optional)')
    await I.type('Rain')
    await I.press('{Escape}')
    await I.notSee('dialog')
    await act(() => app.lazy.get(createCollectionCommands).edit(id, { name: 'Film noir', description: 'Night' }))
    await edit()
    expect([field('Collection Name').value, field('Description (Optional)').value]).toEqual(['Film noir', 'Rain'])
    await I.seeText('Changed in the meantime:')
    expect(screen.getByRole('definition')).toHaveTextContent('Night')
    await I.click('button', 'Discard draft')
    expect(field('Description (Optional)').value).toBe('Night')
    expect(screen.queryByRole('definition')).toBe(null)
  })

  it('keeps the cover that was chosen', async () => {
    const { I, edit } = await atNoir()
    await edit()
    await I.click('radio', /Dune/)
    await I.press('{Escape}')
    await I.notSee('dialog')
    await edit()
    expect(await I.see('radio', /Dune/)).toBeChecked()
    await I.click('button', 'Discard draft')
    expect(await I.see('radio', /Dune/)).not.toBeChecked()
  })
})

describe('the form of a new collection for a movie', () => {
  it('has its draft until that is discarded or the collection is made', async () => {
    const { I, app, session } = await openAlien()
    const add = async () => {
      await I.click('button', 'Add to Collection')
      await I.see('dialog', 'Add Alien to a collection')
    }
    await add()
    await I.focus('Collection Name')
    await I.type('Space')
    await I.press('{Escape}')
    await I.notSee('textbox', 'Collection Name')
    await add()
    expect(field('Collection Name').value).toBe('Space')
    await I.click('button', 'Discard draft')
    expect([field('Collection Name').value, drafts(session)]).toEqual(['', []])
    await I.focus('Collection Name')
    await I.type('Stars')
    await I.click('button', 'Create & Add Movie')
    await until(() => drafts(session).length === 0)
    expect(app.records.collections.peek()).toMatchObject([{ name: 'Stars' }])
  })
})

describe('the form of a viewing', () => {
  it('has its draft with day and stars, the next day too, until it is saved', async () => {
    const { I, app, session } = await openAlien()
    await I.click('button', 'Log a viewing')
    await I.click('radio', 'Yesterday')
    ;(await I.see('slider', 'Rating')).focus()
    await I.press('4')
    await I.focus('Note')
    await I.type('Dark.')
    await tapBeside('Log a viewing')
    await I.press('{Escape}')
    await I.notSee('dialog', 'Log a viewing')
    expect(I.sees('dialog', 'Alien')).toBe(true)
    await I.click('button', 'Log a viewing')
    expect(await I.see('radio', 'Yesterday')).toBeChecked()
    expect((await I.see('slider', 'Rating')).ariaValueText).toBe('4 of 5 stars')
    expect(field('Note').value).toBe('Dark.')
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Log a viewing')
    expect(app.records.watchHistory.peek().flatMap(({ plays = [] }) => plays)).toMatchObject([
      { watchedAt: '2026-01-01', rating: 8, note: 'Dark.' },
    ])
    expect(drafts(session)).toEqual([])
  })

  it('takes all that is saved when the draft is discarded', async () => {
    const draft = { date: { before: '2026-01-02', typed: null }, companions: { before: '', typed: 'Ana' } }
    const { I } = await openAlien({}, { remembered: { [`form-draft-viewing-new-${alienId}`]: draft } })
    await I.click('button', 'Log a viewing')
    expect(await I.see('radio', "I don't remember")).toBeChecked()
    expect(field('Watched with').value).toBe('Ana')
    await I.click('button', 'Discard draft')
    expect(await I.see('radio', 'Today')).toBeChecked()
    expect(field('Watched with').value).toBe('')
  })
})

describe('the form of a note', () => {
  const write = async (options: TestAppOptions = {}) => {
    const page = await openAlien({}, options)
    await page.I.click('button', 'Add a note or tags')
    await page.I.focus('Note')
    await page.I.type('Dark.')
    return page
  }

  it('is closed by Escape alone, not with the movie, and has its draft when it is opened again', async () => {
    const { I } = await write()
    await I.press('{Escape}')
    expect([screen.queryByLabelText('Note'), I.sees('dialog', 'Alien')]).toEqual([null, true])
    await I.click('button', 'Add a note or tags')
    expect(field('Note').value).toBe('Dark.')
    await I.click('button', 'Cancel')
    await I.press('{Escape}')
    await I.notSee('dialog', 'Alien')
  })

  it('with changes keeps the movie open at a tap beside it', async () => {
    const { I } = await write()
    await tapBeside()
    expect([field('Note').value, I.sees('dialog', 'Alien')]).toEqual(['Dark.', true])
  })

  it('keeps its draft when the browser refuses the note', async () => {
    const { I, storage } = await write({ database: undefined })
    storage.refusal = new Error('The storage is full.')
    await I.click('button', 'Save')
    await I.seeToast()
    await I.click('button', 'Add a note or tags')
    expect(field('Note').value).toBe('Dark.')
    storage.refusal = undefined
    await I.click('button', 'Save')
    await I.seeText('Dark.')
  })
})

describe('a pasted list and a shared one', () => {
  it('have their drafts, until they are read and made', async () => {
    const { I, session } = await renderApp({ path: '/settings' })
    await I.click('button', 'Paste a list')
    fireEvent.change(await I.see('textbox', /One movie per line/), { target: { value: 'Alien' } })
    await tapBeside()
    await I.press('{Escape}')
    await I.notSee('dialog')
    await I.click('button', 'Paste a list')
    expect(await I.see('textbox', /One movie per line/)).toHaveValue('Alien')
    await I.click('button', 'Continue')
    await I.see('radio', 'Movies I have watched')
    expect(drafts(session)).toEqual(['form-draft-pasted-list-new'])
    await I.click('button', 'Continue')
    await until(() => drafts(session).length === 0)
  })

  it('of which the note of a list that is shared is kept with that list', async () => {
    const { I, session } = await atNoir()
    await I.click('button', 'Share')
    await I.focus('Note (optional)')
    await I.type('For Ann')
    await I.press('{Escape}')
    await I.notSee('dialog')
    expect(drafts(session)).toEqual(['form-draft-share-Noir'])
    await I.click('button', 'Share')
    expect(field('Note (optional)').value).toBe('For Ann')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(drafts(session)).toEqual([])
  })
})
