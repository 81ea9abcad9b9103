import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openSettings } from '#tests/support/import-history.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

describe('importing the history of another tracker', () => {
  it('asks about movies in doubt, writes once it is confirmed, and is undone in Settings', async () => {
    const { I, choose, match, review, plays, lines, requests, files } = await openSettings()
    await choose()
    await match()
    expect(screen.getByRole('heading', { name: 'Review your import' })).toHaveFocus()
    expect(plays()).toEqual([])
    expect(screen.getByRole('button', { name: 'Viewings, New: 1' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Not found (perhaps a series): 1 movie' })).toBeVisible()
    await I.click('button', 'Decide on 1 movie')
    await I.see('heading', 'Psycho Year unknown')
    await I.click('button', /^Psycho/)
    await I.see('heading', 'Review your import')
    await I.click('button', 'Viewings, New: 2')
    expect(screen.getByRole('button', { name: 'Viewings, New: 2' })).toHaveAttribute('aria-pressed', 'true')
    await I.click('button', 'Import 2 movies')
    await I.see('heading', 'Import complete')
    expect(screen.getByRole('heading', { name: 'Left out: 1 movie. You can keep them as a file.' })).toBeVisible()
    await I.seeText('Not found (perhaps a series): 1 movie')
    expect(plays()).toEqual([
      ['Alien', '2020-05-01'],
      ['Psycho', '2021-01-01'],
    ])
    expect(lines()).toEqual(['Alien ✓', 'Psycho ✓'])
    const asked = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/search/movie'))
    expect(
      asked.map(({ searchParams }) => [searchParams.get('query'), searchParams.get('primary_release_year')]),
    ).toEqual([
      ['Alien', '1979'],
      ['Psycho', null],
      ['No Such Film', '1950'],
      ['No Such Film', null],
    ])
    const sent = requests.map(({ url }) => decodeURIComponent(url)).join()
    expect(['private', 'home', '2020-05-01', 'diary'].filter((text) => sent.includes(text))).toEqual([])
    await I.click('button', 'Download what was left out')
    const left = files.at(-1)?.text ?? ''
    expect(left).toContain('No Such Film,,1950,,')
    await I.click('button', 'Close')
    await I.click('button', 'Undo Import')
    await until(() => plays().length === 0)
    expect(lines()).toEqual([])
    await choose(left.replace('No Such Film,,1950,,', 'No Such Film,,1950,348,'), 'left.csv')
    await review()
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(plays()).toEqual([['Alien', '2021-02-02']])
  })

  it('is left by Back step by step: from a decision to the review, from the review to the questions', async () => {
    const { I, choose, match } = await openSettings()
    await choose('Title,Seen on\nPsycho,03/04/2021\nNo Such Film,05/06/2021\n')
    await I.click('radio', /^Month first/)
    await match()
    await I.click('button', 'Decide on 1 movie')
    await I.see('heading', /^Psycho/)
    window.history.back()
    await I.see('heading', 'Review your import')
    window.history.back()
    expect(await I.see('radio', /^Month first/)).toBeChecked()
    window.history.back()
    await I.notSee('dialog')
  })

  it('leaves out wishes for watched movies, unless the user wants to see them again', async () => {
    const { I, choose, match, plays, lines, files } = await openSettings()
    const again = 'Title,Year,WatchedDate,Watchlist\nAlien,1979,2020-05-01,yes\n'
    await choose(again)
    await match()
    expect(screen.getByRole('button', { name: 'Already watched: 1 movie' })).toBeVisible()
    const box = () => screen.getByRole('checkbox', { name: 'Put them back on the watchlist, to see again' })
    expect(box()).not.toBeChecked()
    expect(box()).toHaveAccessibleDescription('They leave Watched. Their viewings stay in the diary.')
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(lines()).toEqual(['Alien ✓'])
    await I.click('button', 'Download what was left out')
    expect(files.at(-1)?.text).toMatch(/Already watched,Alien,,1979,,,,watchlist,/)
    expect(files.at(-1)?.text.match(/Alien/g)).toHaveLength(1)
    await I.click('button', 'Close')
    await choose(again)
    await match()
    fireEvent.click(box())
    await I.see('button', 'Watchlist, New: 1')
    expect(box()).toBeChecked()
    expect(I.sees('button', 'Already watched: 1 movie')).toBe(false)
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect([lines(), plays()]).toEqual([['Alien'], [['Alien', '2020-05-01']]])
    await I.click('button', 'Close')
    await choose('Title,Year,WatchedDate\nAlien,1979,2021-06-01\n')
    await match()
    await I.seeText('1 movie on your watchlist becomes watched')
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(lines()).toEqual(['Alien ✓'])
  })

  it("names a list of which no movie comes in, and opens one that it makes in 'My Order'", async () => {
    const { I, choose, match, library, app } = await openSettings()
    await choose('Title,Year,List\nAlien,1979,Space\nNo Such Film,1950,Lost\n')
    await match()
    await I.seeText('Lists not imported, because all their movies are left out: Lost')
    await I.click('button', 'Import 1 movie')
    await I.see('heading', 'Import complete')
    await I.seeText('Lists not imported, because all their movies are left out: Lost')
    expect(library().collections.map(({ name }) => name)).toEqual(['Space'])
    const [made] = library().collections
    expect(app.memory.preferences.collection(made?.id ?? 0).order.value.peek()).toBe('my-order')
  })

  it('keeps what is left out of episodes alone as a table and for Trakt', async () => {
    const { I, choose, review, plays, files } = await openSettings()
    await choose(
      'Title,Date\n"Alien","2021-12-15"\n"Dark: Season 1: Secrets","2021-12-16"\n"Dark: Season 1: Secrets","2021-12-17"\n',
      'NetflixViewingHistory.csv',
    )
    await review()
    const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(320)
    await I.click('button', 'Not a movie: 2 rows')
    expect(screen.getAllByText(/, line \d/)).toHaveLength(2)
    height.mockRestore()
    expect(screen.getByRole('button', { name: 'Search for them' })).toBeVisible()
    await I.click('button', 'Decide on 1 movie')
    await I.click('button', /^Alien/)
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(plays()).toEqual([['Alien', '2021-12-15']])
    const heading = screen.getByRole('heading', {
      name: 'Left out: 2 episodes or series. You can keep them as a file.',
    })
    expect(heading).toBeVisible()
    expect(screen.getAllByText(/^Left out/)).toEqual([heading])
    expect(screen.queryByText(/^The file says why/)).toBeNull()
    await I.click('button', 'Download what was left out')
    expect(files.at(-1)?.text).toContain('Not a movie,Dark: Season 1: Secrets,')
    await I.click('button', 'Download for Trakt')
    expect(files.at(-1)?.text).toContain(',episode,Dark: Season 1: Secrets,,,,2021-12-16,')
  })

  it('refuses a file of series by name', async () => {
    const { I, choose } = await openSettings()
    const series = [{ tmdb_id: 578, title: 'Doctor Who', seasons: [{ season: 1, episodes: [] }] }]
    await choose(JSON.stringify(series), 'seriesguide-shows.json')
    await I.seeText('seriesguide-shows.json has series with their episodes. Matinee keeps movies only.')
  })

  it('says that there is nothing to import only when no movie waits or can be searched for', async () => {
    const { I, choose, match } = await openSettings()
    await choose('Title,Year,WatchedDate\nNo Such Film,1950,2021-02-02\n')
    await match()
    await I.seeText('Nothing comes in yet: some movies are still open.')
    expect(screen.queryByText('There is nothing to import in this file.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    await I.click('button', 'Search for them')
    await I.click('button', 'None of these')
    await I.seeText('There is nothing to import in this file.')
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  })

  it('shows which movies would be accepted together, accepts those that stay, and lists them to be changed', async () => {
    const found = {
      X: [385687, 'Fast X', 2023],
      'Lion King': [8587, 'The Lion King', 1994],
      Matrix: [603, 'The Matrix', 1999],
      Alien: [348, 'The Alien', 1979],
    }
    const listed = new Map(
      Object.entries(found).map(([query, [id, title, year]]) => [query, { id, title, release_date: `${year}-06-01` }]),
    )
    const { I, choose, match, plays, address } = await openSettings({
      answers: {
        '/search/movie': ({ url }) =>
          Response.json({ page: 1, results: [listed.get(new URL(url).searchParams.get('query') ?? '')] }),
      },
    })
    await choose(
      'Title,Year,WatchedDate\nX,2022,2024-01-01\nLion King,1994,2021-01-02\nMatrix,1999,2021-01-03\nAlien,1979,2021-01-04\n',
    )
    await match()
    await I.click('button', 'Decide on 4 movies')
    await I.click('button', 'Accept the only suggestion for 3 movies')
    await I.see('checkbox', 'Lion King 1994 → The Lion King 1994')
    expect(screen.queryByRole('checkbox', { name: /Fast X/ })).toBeNull()
    await I.click('checkbox', 'Alien 1979 → The Alien 1979')
    await I.click('button', 'Accept the only suggestion for 2 movies')
    await I.see('button', 'Decide on 2 movies')
    await I.see('button', 'Accepted together: 2 movies')
    await I.click('button', 'Change')
    await I.see('heading', /^Lion King/)
    await I.click('button', 'None of these')
    await I.click('button', 'Back to the review')
    await I.see('button', 'Accepted together: 1 movie')
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(plays().map(([title]) => title)).toEqual(['The Matrix'])
    await I.seeText('Accepted together: 1 movie')
    expect(await I.see('link', 'Matrix 1999 → The Matrix 1999')).toHaveAttribute('href', '/watched/movie/603')
    await I.click('link', 'Matrix 1999 → The Matrix 1999')
    await I.see('dialog', 'The Matrix')
    expect(address()).toBe('/watched/movie/603')
    window.history.back()
    await I.see('heading', 'Settings')
    expect(address()).toBe('/settings')
  })

  it('has one button on a phone, beside a menu of what is done less often', async () => {
    const { I, choose, match } = await openSettings({ width: 390, path: '/settings#import' })
    await choose()
    await match()
    const row = (await I.see('button', /^Import \d/)).parentElement
    expect(row?.querySelectorAll(':scope > button')).toHaveLength(2)
    await I.click('button', 'More actions')
    await I.see('menuitem', 'Cancel import')
    await I.click('menuitem', 'Continue later')
    await I.seeText('Unfinished import: diary.csv')
  })

  it('that was put off is neither discarded by another file unasked, nor by one that cannot be read', async () => {
    const { I, choose, match, review } = await openSettings()
    await choose()
    await match()
    await I.click('button', 'Continue later')
    await I.seeText('Unfinished import: diary.csv')
    await choose('', 'empty.csv')
    await I.seeText('There is nothing in empty.csv.')
    await I.click('button', 'Close')
    await I.seeText('Unfinished import: diary.csv')
    await choose('Title,Year\nThe Matrix,1999\n', 'more.csv')
    await I.see('heading', 'Another import is unfinished')
    expect(
      screen.getByRole('group', { name: 'diary.csv is waiting to be finished. What about more.csv?' }),
    ).toBeVisible()
    await I.click('radio', 'Add it to the earlier import')
    await I.click('button', 'Continue')
    await I.see('heading', "What's in the columns of more.csv?")
    await I.click('button', 'Continue')
    await review()
    await until(() => screen.queryByRole('button', { name: 'Viewings, New: 2' }))
    await I.click('button', 'Continue later')
    await I.seeText('Unfinished import: diary.csv, more.csv')
  })

  it('waits for a key, with which only the movies that the demo catalog lacks are looked up', async () => {
    const found = { id: 990001, title: 'No Such Film', original_title: 'No Such Film', release_date: '1950-02-03' }
    const { I, choose, match, review, plays, requests } = await openSettings({
      buildKey: '',
      answers: {
        '/search/movie': () => Response.json({ page: 1, total_pages: 1, total_results: 1, results: [found] }),
      },
    })
    await choose()
    await match()
    await I.click('button', 'Add your TMDB key')
    await I.notSee('dialog')
    await until(() => document.activeElement === screen.getByLabelText('API Key'))
    await I.type('my-key')
    await I.press('{Tab}')
    const before = requests.length
    await I.click('button', 'Continue')
    await review()
    await I.click('button', 'Viewings, New: 2')
    const asked = requests.slice(before).map(({ url }) => new URL(url))
    const searches = asked.filter(({ pathname }) => pathname === '/3/search/movie')
    expect(searches.map(({ searchParams }) => searchParams.get('query'))).toEqual(['No Such Film'])
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(plays()).toEqual([
      ['Alien', '2020-05-01'],
      ['No Such Film', '2021-02-02'],
    ])
  })

  it('that is damaged leaves Settings open, and can be discarded', async () => {
    const database = new IDBFactory()
    const opening = database.open('matinee-history-import', 1)
    opening.onupgradeneeded = () => {
      for (const name of ['history', 'rows', 'matches', 'choices']) opening.result.createObjectStore(name)
      opening.transaction?.objectStore('history').put({ files: 'damaged' }, 'read')
    }
    await until(() => opening.readyState === 'done')
    opening.result.close()
    const { I } = await openSettings({ database })
    await I.seeText(/^An unfinished import can't be continued/)
    await I.click('button', 'Discard')
    await until(() => screen.queryByText(/^An unfinished import/) === null)
  })
})
