import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { viewingsOf } from '#domain/records/viewings.ts'
import { daysAfter } from '#domain/values/day.ts'
import { createDiaryStore } from '#stores/lists/diary.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { until } from '#tests/support/until.ts'

const open = async (options = {}) => {
  const started = await openAlien({}, options)
  const stars = await started.I.see('slider', 'Your rating')
  const entry = () => started.app.records.watchHistory.peek().find(({ movieId }) => movieId === alienId)
  const viewings = () => viewingsOf(entry() ?? { movieId: alienId, watchedAt: null, plays: [] })
  return { ...started, stars, entry, viewings }
}

const log = async ({ I }: Awaited<ReturnType<typeof open>>, date: string | null) => {
  await I.click('button', /^Log (a viewing|again)$/)
  if (date === null) await I.click('radio', "I don't remember")
  else {
    await I.click('radio', 'Another date')
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } })
  }
  await I.click('button', 'Save')
  await I.notSee('dialog', 'Log a viewing')
}

describe('the own rating', () => {
  it('is given with arrows and digits, cleared with Delete, and undone', async () => {
    const { I, stars, entry } = await open()
    stars.focus()
    await I.press('4')
    expect(await I.seeToast()).toEqual(['Watched', 'Alien'])
    await I.press('{ArrowRight}')
    expect([entry()?.rating, stars.getAttribute('aria-valuetext')]).toEqual([9, '4.5 of 5 stars'])
    expect(await I.seeToast()).toEqual(['Rating saved', 'Alien'])
    await I.press('{Delete}')
    expect([entry(), stars.getAttribute('aria-valuetext')]).toEqual([undefined, 'Not rated'])
    fireEvent.click(await I.see('button', 'Undo'))
    expect(entry()?.rating).toBe(9)
  })

  it('is shown from 1 to 10 where that is preferred', async () => {
    const { I, app, stars, entry } = await open()
    act(() => app.memory.preferences.ratingScale.set('ten'))
    stars.focus()
    await I.press('7')
    expect([entry()?.rating, stars.getAttribute('aria-valuetext')]).toEqual([7, '7 of 10'])
  })

  it('is a movie’s newest rated viewing until the movie is rated itself', async () => {
    const test = await open()
    const { I, stars, app } = test
    void createDiaryStore(app.records, app.platform).log(
      { ...(await app.provider.queryClient.fetchQuery(app.provider.queries.value.movie(alienId))), voteAverage: '8.2' },
      { watchedAt: '2025-12-31', rating: 6 },
    )
    await until(() => stars.getAttribute('aria-valuetext') === '3 of 5 stars')
    expect(I.sees('button', 'Clear rating')).toBe(false)
  })
})

describe('rating after marking as watched', () => {
  it('is one click on the stars beside Undo', async () => {
    const { I, entry } = await open()
    await I.click('button', 'Mark as Watched')
    fireEvent.keyDown(await I.see('slider', 'Your rating of Alien'), { key: '4' })
    expect([entry()?.rating, entry()?.plays?.length]).toEqual([8, 1])
    expect(await I.seeToast()).toEqual(['Rating saved', 'Alien'])
    expect(I.sees('slider', 'Your rating of Alien')).toBe(false)
    fireEvent.click(await I.see('button', 'Undo'))
    await until(() => entry()?.rating === undefined)
  })
})

describe('likes, notes and tags', () => {
  it('are kept with the movie', async () => {
    const { I, entry } = await open()
    await I.click('button', 'Like')
    expect((await I.see('button', 'Like')).getAttribute('aria-pressed')).toBe('true')
    await I.click('button', 'Add a note or tags')
    await I.focus('Note')
    await I.type('Dark, wet, <b>great</b>.')
    await I.focus('Tags')
    await I.type('cinema, with Ann')
    await I.click('button', 'Save')
    await I.seeText('Dark, wet, <b>great</b>.')
    expect(
      within(await I.see('list', 'Tags'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['cinema', 'with Ann'])
    expect([entry()?.liked, entry()?.note, entry()?.tags]).toEqual([
      true,
      'Dark, wet, <b>great</b>.',
      ['cinema', 'with Ann'],
    ])
  })

  it('fold a long note', async () => {
    const { I, entry } = await open()
    const note = 'word '.repeat(4000).trim()
    await I.click('button', 'Add a note or tags')
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: note } })
    await I.click('button', 'Save')
    await I.click('button', 'Show more')
    await I.see('button', 'Show less')
    expect(entry()?.note).toBe(note)
  })
})

describe('viewings', () => {
  it('are logged with different dates, and listed newest first', async () => {
    const test = await open()
    for (const date of ['2025-12-31', null, '1999-03-31']) await log(test, date)
    expect(test.viewings().map(({ watchedAt }) => watchedAt)).toEqual(
      expect.arrayContaining(['2025-12-31', null, '1999-03-31']),
    )
    expect(screen.getAllByRole('button', { name: /^Edit viewing/ }).map((button) => button.ariaLabel)).toEqual([
      'Edit viewing: December 31, 2025',
      'Edit viewing: March 31, 1999',
      'Edit viewing: No date',
    ])
    expect(test.app.lists.watchlist.byMovie.value.get(alienId)?.status).toBe('watched')
  })

  it('are logged with a rating, a note and tags, and another date after all', async () => {
    const { I, viewings, entry } = await open()
    await I.click('button', 'Log a viewing')
    expect(await I.see('radio', 'Today')).toBeChecked()
    await I.click('radio', 'Another date')
    await I.click('radio', "I don't remember")
    expect(screen.queryByLabelText('Date')).toBeNull()
    ;(await I.see('slider', 'Rating')).focus()
    await I.press('4')
    fireEvent.click(within(await I.see('dialog', 'Log a viewing')).getByRole('button', { name: 'Like' }))
    await I.focus('Tags')
    await I.type('home, rainy')
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Log a viewing')
    expect(viewings()).toMatchObject([{ watchedAt: null, rating: 8, tags: ['home', 'rainy'] }])
    expect(entry()?.liked).toBe(true)
  })

  it('are logged for today with one key, and for yesterday with one click more', async () => {
    const { I, app, viewings } = await open()
    const days = () => viewings().map(({ watchedAt }) => watchedAt)
    const today = app.platform.today()
    await I.click('button', 'Log a viewing')
    const rating = await I.see('slider', 'Rating')
    // The form takes the focus once it is open.
    await until(() => document.activeElement?.closest('[role=dialog]')?.contains(rating))
    rating.focus()
    await I.press('{Enter}')
    await I.notSee('dialog', 'Log a viewing')
    expect(days()).toEqual([today])
    await I.click('button', 'Log again')
    await I.click('radio', 'Yesterday')
    await I.click('radio', 'Today')
    await I.click('radio', 'Yesterday')
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Log a viewing')
    expect(days()).toEqual(expect.arrayContaining([today, daysAfter(today, -1)]))
  })

  it('are saved with Ctrl+Enter from the note, where Enter begins a line', async () => {
    const { I, viewings } = await open()
    await I.click('button', 'Log a viewing')
    await I.focus('Note')
    await I.type('Dark.')
    await I.press('{Enter}')
    expect(I.sees('dialog', 'Log a viewing')).toBe(true)
    await I.type('Wet.')
    await I.press('{Control>}{Enter}{/Control}')
    await I.notSee('dialog', 'Log a viewing')
    expect(viewings().map(({ note }) => note)).toEqual(['Dark.\nWet.'])
  })

  it.each([
    ['2999-01-01', 'This date is in the future.'],
    ['0002-01-01', 'There were no movies before 1888.'],
    ['', 'Enter a date.'],
  ])('are not logged on %j, which is judged once it is complete', async (date, problem) => {
    const { I } = await open()
    await I.click('button', 'Log a viewing')
    await I.click('radio', 'Another date')
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } })
    expect(I.sees('alert')).toBe(false)
    fireEvent.blur(screen.getByLabelText('Date'))
    expect((await I.see('alert')).textContent).toBe(problem)
    expect(await I.see('button', 'Save')).toBeDisabled()
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-12-30' } })
    expect(I.sees('alert')).toBe(false)
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } })
    await I.click('button', 'Save')
    expect((await I.see('alert')).textContent).toBe(problem)
  })

  it('are edited and removed, each with Undo', async () => {
    const test = await open()
    const { I, app, viewings } = test
    await log(test, '2025-12-31')
    const before = viewings()
    await I.click('button', 'Edit viewing: December 31, 2025')
    await I.focus('Note')
    await I.type('Again!')
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Edit viewing')
    expect(viewings().map(({ watchedAt, note }) => [watchedAt, note])).toEqual([['2025-12-31', 'Again!']])
    expect(await I.seeToast()).toEqual(['Viewing updated', 'Alien'])
    fireEvent.click(await I.see('button', 'Undo'))
    expect(viewings()).toEqual(before)
    await I.click('button', 'Remove viewing: December 31, 2025')
    expect([I.sees('dialog', 'Still watched, without a date?'), viewings()]).toEqual([true, before])
    await I.click('button', 'Yes, still watched')
    expect(viewings()).toEqual([])
    expect((await I.see('button', /^Watched/)).textContent).not.toContain('Dec')
    await I.press('{Control>}z{/Control}')
    expect(viewings()).toEqual(before)
    await I.click('button', 'Remove viewing: December 31, 2025')
    await I.click('button', 'No')
    expect([viewings(), app.records.watchlist.peek()]).toEqual([[], []])
  })

  it('stay in the dialog when the browser refuses them', async () => {
    const test = await open({ database: undefined })
    const { I, storage, viewings } = test
    await I.click('button', 'Log a viewing')
    storage.refusal = new Error('The storage is full.')
    await I.click('button', 'Save')
    await I.seeText("Your browser couldn't save this. Its storage may be full.")
    expect([viewings(), I.sees('dialog', 'Log a viewing')]).toEqual([[], true])
  })
})

describe('a movie that is another one', () => {
  it('moves to the one that is searched, and back', async () => {
    const test = await open()
    const { I, app } = test
    expect(I.sees('button', 'This is a different movie')).toBe(false)
    await log(test, '2025-12-31')
    await I.click('button', 'This is a different movie')
    const field = await until(() => screen.queryByRole('searchbox', { name: 'Title' }))
    fireEvent.change(field, { target: { value: 'Psycho' } })
    act(() => test.clock.advance(300))
    await I.click('button', /^Psycho/)
    const movies = () => app.records.watchHistory.peek().map(({ movie }) => movie?.title)
    await until(() => movies()[0] === 'Psycho')
    expect(test.viewings()).toEqual([])
    fireEvent.click(await I.see('button', 'Undo'))
    await until(() => movies()[0] === 'Alien')
    expect(movies()).toEqual(['Alien'])
  })
})
