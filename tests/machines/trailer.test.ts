import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Video } from '#domain/movie/trailer.ts'
import { trailerMachine } from '#machines/trailer.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'

const video = (name: string, known: Partial<Video> = {}): Video => ({
  key: 'abcdefghijk',
  site: 'YouTube',
  type: 'Trailer',
  name,
  publishedAt: '2020-01-01T00:00:00.000Z',
  language: 'en',
  ...known,
})
const featurette = video('The making of', { type: 'Featurette' })

type Answer = () => Promise<readonly Video[]>
const returning =
  (...videos: readonly Video[]): Answer =>
  () =>
    Promise.resolve(videos)
const failing: Answer = () => Promise.reject(new Error('TMDB API error: 500 Internal Server Error'))
const never: Answer = () => new Promise(() => {})

const startTrailer = async (dedicated: Answer, own: Answer, language = 'en-US') => {
  const requests: string[] = []
  let said = 0
  const actor = createActor(
    trailerMachine.provide({
      actors: {
        'request videos': fromPromise(({ input }) => {
          requests.push(`videos of ${input.movieId}`)
          return dedicated()
        }),
        'read videos in details': fromPromise(({ input }) => {
          requests.push(`details of ${input.movieId}`)
          return own()
        }),
      },
      actions: {
        'announce missing trailer': () => {
          said += 1
        },
      },
    }),
    { input: { movieId: 348, language } },
  ).start()
  await turns(1)
  return {
    requests,
    said: () => said,
    another: () => actor.send({ type: 'another was chosen' }),
    close: () => actor.send({ type: 'closed' }),
    state: () => statesIn(actor.getSnapshot().value).at(-1),
    playing: () => actor.getSnapshot().context.trailers[0]?.name ?? null,
    isOver: () => actor.getSnapshot().status === 'done',
  }
}

describe('the trailer', () => {
  it('is the newest one of the videos request, and nothing else is requested', async () => {
    const flow = await startTrailer(
      returning(video('old'), video('new', { publishedAt: '2024-05-01T00:00:00.000Z' })),
      failing,
    )
    expect([flow.state(), flow.playing(), flow.requests]).toEqual(['playing', 'new', ['videos of 348']])
  })

  it('is in the chosen language if available, otherwise in English', async () => {
    const both = returning(video('English'), video('Deutsch', { language: 'de' }))
    expect((await startTrailer(both, failing, 'de-DE')).playing()).toBe('Deutsch')
    expect((await startTrailer(both, failing, 'fr-FR')).playing()).toBe('English')
  })

  it.each<[string, Answer]>([
    ['the videos request returns none', returning()],
    ['the videos request returns only other types', returning(featurette)],
    ['the videos request fails', failing],
  ])('is taken from the movie details when %s', async (_, dedicated) => {
    const flow = await startTrailer(dedicated, returning(video('own')))
    expect([flow.state(), flow.playing(), flow.requests]).toEqual([
      'playing',
      'own',
      ['videos of 348', 'details of 348'],
    ])
  })

  it.each<[string, Answer, Answer, string]>([
    ['missing', returning(featurette), returning(), 'neither request returns one'],
    ['unknown', failing, returning(), 'the videos request fails and the details have none'],
    ['unknown', returning(), failing, 'there are no videos and the details fail'],
    ['unknown', failing, failing, 'both requests fail'],
  ])('is %s, which is announced once', async (state, dedicated, own) => {
    const flow = await startTrailer(dedicated, own)
    expect([flow.state(), flow.said(), flow.isOver()]).toEqual([state, 1, true])
  })

  it('gives way to another one, and comes again after the last', async () => {
    const [old, fresh] = [video('old'), video('new', { publishedAt: '2024-05-01T00:00:00.000Z' })]
    const flow = await startTrailer(returning(old, fresh, featurette), never)
    const played = [1, 2, 3].map(() => {
      const name = flow.playing()
      flow.another()
      return name
    })
    expect([played, flow.state()]).toEqual([['new', 'old', 'new'], 'playing'])
  })

  it('can be closed while playing, without an announcement', async () => {
    const flow = await startTrailer(returning(video('trailer')), never)
    flow.close()
    expect([flow.state(), flow.said(), flow.isOver()]).toEqual(['closed', 0, true])
  })
})
