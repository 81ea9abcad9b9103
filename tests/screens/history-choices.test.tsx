import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { inHandOrder } from '#domain/lists/hand-order.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { collectionsOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { openSettings } from '#tests/support/import-history.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { silence } from '#tests/tmdb/fake-tmdb.ts'

beforeAll(loadSettings, 120_000)

describe('an import', () => {
  it.each([
    [/^Finish the earlier import/, 'Alien'],
    [/^Discard the earlier import/, 'The Matrix'],
  ])('that was put off is asked about: %s', async (answer, title) => {
    const { I, choose, match, review, plays } = await openSettings()
    await choose()
    await match()
    await I.click('button', 'Continue later')
    await I.seeText('Unfinished import: diary.csv')
    await choose('Title,Year,WatchedDate\nThe Matrix,1999,2020-05-01\n', 'more.csv')
    await I.see('heading', 'Another import is unfinished')
    await I.click('radio', answer)
    await I.click('button', 'Continue')
    if (title === 'The Matrix') {
      await I.see('heading', "What's in the columns of more.csv?")
      await I.click('button', 'Continue')
    }
    await review()
    await I.click('button', /^Import \d/)
    await I.see('heading', 'Import complete')
    expect(plays()).toEqual([[title, '2020-05-01']])
  })

  it('shows the movies in doubt one after another, forth and back, and the review again', async () => {
    const { I, choose, review } = await openSettings()
    await choose('Title,Date\n"Alien","2021-12-15"\n"Psycho","2021-12-16"\n', 'NetflixViewingHistory.csv')
    await review()
    await I.click('button', 'Decide on 2 movies')
    await I.see('heading', /^Alien/)
    await I.click('button', 'Skip')
    await I.see('heading', /^Psycho/)
    await I.click('button', 'Previous')
    await I.see('heading', /^Alien/)
    await I.click('button', 'Back to the review')
    await I.see('button', 'Decide on 2 movies')
  })

  it('asks about a day before the movie was out, which can be left out', async () => {
    const { I, choose, match, plays } = await openSettings()
    await choose('Title,Year,WatchedDate\nAlien,1979,1900-01-01\n')
    await match()
    await I.click('button', 'Decide on 1 movie')
    expect(await I.see('checkbox', /such as January 1, 1900$/)).toBeChecked()
    await I.click('button', /^Alien/)
    await I.click('button', 'Import 1 movie')
    await I.see('heading', 'Import complete')
    expect(plays()).toEqual([['Alien', null]])
  })

  it('can be paused, and reviewed without the rest', async () => {
    const { I, choose, answers } = await openSettings()
    answers.set('/search/movie', silence)
    await choose()
    await I.see('heading', "What's in the columns of diary.csv?")
    await I.click('button', 'Continue')
    await I.click('button', 'Pause')
    await I.click('button', 'Resume')
    await I.click('button', 'Pause')
    await I.click('button', 'Review what was found')
    await I.see('heading', 'Review your import')
  })

  it('keeps my rating where the file differs, if I say so', async () => {
    const alien = { ...slimSnapshotOf(snapshot('Alien')), id: 348 }
    const times = { createdAt: minute(1), lastModified: minute(1) }
    const { I, choose, review } = await openSettings({
      stored: {
        'watch-history': [
          {
            movieId: 348,
            watchedAt: '2020-01-01',
            rating: 4,
            movie: alien,
            plays: [{ id: 1, watchedAt: '2020-01-01', ...times }],
          },
        ],
      },
    })
    await choose('Date,Name,Year,Letterboxd URI,Rating\n2020-05-02,Alien,1979,https://boxd.it/2,4\n', 'ratings.csv')
    await review()
    await I.see('button', 'Ratings and likes, Changed: 1')
    await I.choose(await I.see('combobox', 'Ratings and likes: where the file differs'), 'mine')
    await I.notSee('button', 'Ratings and likes, Changed: 1')
  })

  it("counts an order that I gave a list as kept, and takes the file's if I say so", async () => {
    const { collections, collectionMovies } = collectionsOf({ Space: ['Brazil', 'Alien'] })
    const ids = { Alien: 348, Brazil: 68 }
    const links = Object.entries(ids).map(([title, id], index) => ({
      ...collectionMovies[index],
      movieId: id,
      movie: { ...snapshot(title), id },
      position: title === 'Brazil' ? 'a0' : 'a1',
    }))
    const { I, choose, match, library } = await openSettings({ stored: { collections, 'collection-movies': links } })
    const order = () => inHandOrder.sorted([...library().collectionMovies]).map(({ movieId }) => movieId)
    await choose('Title,Year,TMDB ID,List\nAlien,1979,348,Space\nBrazil,1985,68,Space\n')
    await match()
    await I.see('button', 'Movies in collections, Kept as is: 1')
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
    expect(screen.queryByText('Everything in the file is already there.')).toBeNull()
    await I.choose(await I.see('combobox', 'Movies in collections: where the file differs'), 'file')
    await I.see('button', 'Movies in collections, Changed: 1')
    expect(order()).toEqual([68, 348])
    await I.click('button', 'Import 1 movie')
    await I.see('heading', 'Import complete')
    expect(order()).toEqual([348, 68])
  })
})
