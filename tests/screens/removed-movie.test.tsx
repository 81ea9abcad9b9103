import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { alienId, openAlien } from '#tests/support/open-movie.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { json, text } from '#tests/tmdb/fake-tmdb.ts'

const removed = json(
  { success: false, status_code: 34, status_message: 'The resource you requested could not be found.' },
  { status: 404 },
)
const paths = ['', '/recommendations', '/watch/providers', '/videos', '/release_dates']
const gone = Object.fromEntries(paths.map((path) => [`/movie/${alienId}${path}`, removed]))

const viewing = { id: 1, watchedAt: '2025-11-27', createdAt: minute(1), lastModified: minute(1), note: 'In the rain.' }
const entry = { movieId: alienId, watchedAt: '2025-11-27', plays: [viewing], movie: slimSnapshotOf(snapshot('Alien')) }

describe('a movie that TMDB has removed', () => {
  it.each([
    ['on the watchlist', { watchlist: watchlistOf('Alien') }],
    ['in the diary alone', { 'watch-history': [entry] }],
  ])('opens as the records know it: %s', async (_where, stored) => {
    const { I } = await openAlien(gone, { buildKey: 'a-key-of-the-build', stored })
    await I.see('dialog', 'Alien')
    await I.seeText('No longer on TMDB')
    await I.see('button', 'This is a different movie')
    expect(screen.queryByText('Movie not found')).toBeNull()
    expect(screen.queryByText(/TMDB API error/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Similar Movies' })).toBeNull()
  })

  it('is not found when no record knows it', async () => {
    const { I } = await openAlien(gone, { buildKey: 'a-key-of-the-build' })
    await I.see('heading', 'Movie not found')
  })

  it('is said not to be in the demo catalog where there is no other', async () => {
    const { I } = await renderApp({
      buildKey: '',
      path: `/movie/${alienId}`,
      stored: { watchlist: watchlistOf('Alien') },
    })
    await I.seeText('Not in the demo catalog')
  })
})

describe('an answer that is not of the movie', () => {
  const kept = { buildKey: 'a-key-of-the-build', stored: { watchlist: watchlistOf('Alien') } }

  it.each([
    ['a sign-in page', text('<html>Sign in</html>', { headers: { 'Content-Type': 'text/html' } })],
    ['another movie', json({ id: alienId + 1, title: 'Aliens' })],
  ])('is said to be none of TMDB: %s', async (_what, answer) => {
    const { I } = await openAlien({ [`/movie/${alienId}`]: answer }, kept)
    await I.seeText("We got an answer that isn't TMDB's. Does this network ask you to sign in?")
  })

  it('says the error of a 404 that is not of TMDB itself', async () => {
    const { I } = await openAlien({ [`/movie/${alienId}`]: text('nothing here', { status: 404 }) }, kept)
    await I.seeText('TMDB API error: 404 Not Found')
    expect(screen.queryByText('No longer on TMDB')).toBeNull()
  })
})
