import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { viewingsOf } from '#domain/records/viewings.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'

const watched = (title: string, watchedAt: string, companions: readonly string[]) => ({
  movieId: idOf(title),
  watchedAt,
  movie: slimSnapshotOf(snapshot(title, { releaseDate: '1979-05-25' })),
  plays: [{ id: 1, watchedAt, companions, createdAt: minute(1), lastModified: minute(1) }],
})

const history = [
  watched('Alien', '2025-12-03', ['Ana', 'Ben']),
  watched('Dune', '2025-12-02', ['Ana']),
  watched('Heat', '2025-12-01', []),
  watched('Jaws', '2025-11-30', []),
  watched('Ran', '2025-11-29', []),
]

const open = (path: string) => renderApp({ path, stored: { 'watch-history': history } })
const shown = () => screen.getAllByRole('article').map((row) => within(row).getByRole('link').ariaLabel)

describe('with whom a movie was watched', () => {
  it('is said when a viewing is logged, and offered the next time', async () => {
    const { I, app } = await openAlien()
    const entry = () => app.records.watchHistory.peek().find(({ movieId }) => movieId === alienId)
    const companions = () => viewingsOf(entry() ?? { movieId: alienId, watchedAt: null, plays: [] })
    await I.click('button', 'Log a viewing')
    await I.focus('Watched with')
    expect(I.sees('group', 'Names from other viewings')).toBe(false)
    await I.type('Ana, Ben')
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Log a viewing')
    await I.seeText('With Ana and Ben')
    await I.click('button', 'Log again')
    const known = within(await I.see('group', 'Names from other viewings'))
    await I.focus('Watched with')
    await I.type('be')
    fireEvent.click(known.getByRole('checkbox', { name: 'Ben' }))
    expect(known.getByRole('checkbox', { name: 'Ben' })).toBeChecked()
    expect(known.getByRole('checkbox', { name: 'Ana' })).not.toBeChecked()
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Log a viewing')
    expect(companions().map(({ companions: names }) => names)).toEqual([['Ana', 'Ben'], ['Ben']])
    fireEvent.click(await I.see('button', 'Undo'))
    expect(companions().map(({ companions: names }) => names)).toEqual([['Ana', 'Ben']])
  })

  it('is in the diary, which it narrows', async () => {
    const { I } = await open('/watched/diary')
    await I.seeText('With Ana and Ben')
    await I.click('combobox', 'Watched with')
    await I.click('option', 'Ana')
    await I.notSee('link', 'Heat (1979)')
    expect(shown()).toEqual(['Alien (1979)', 'Dune (1979)'])
    await I.focus('Search your diary...')
    await I.type('ben')
    await I.notSee('link', 'Dune (1979)')
    expect(shown()).toEqual(['Alien (1979)'])
  })

  it('is taken away in the form that edits the viewing', async () => {
    const { I, app } = await open('/watched/diary')
    await I.click('button', 'Edit viewing: Dune, December 2, 2025')
    await I.click('checkbox', 'Ana')
    await I.click('button', 'Save')
    await I.notSee('dialog', 'Edit viewing')
    const dune = app.records.watchHistory.peek().find(({ movieId }) => movieId === idOf('Dune'))
    expect(dune?.plays?.[0]).not.toHaveProperty('companions')
  })

  it('is counted in the statistics, which lead to these viewings', async () => {
    const { I, address } = await open('/watched/statistics')
    const chart = within(await I.see('region', 'Watched with'))
    expect(chart.getAllByRole('link').map((mark) => mark.ariaLabel)).toEqual(['Ana: 2 viewings', 'Ben: 1 viewing'])
    fireEvent.click(chart.getByRole('link', { name: 'Ben: 1 viewing' }))
    await I.see('heading', 'Diary')
    expect([shown(), address()]).toEqual([['Alien (1979)'], '/watched/diary?with=Ben'])
  })
})
