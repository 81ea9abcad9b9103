import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Video } from '#domain/trailer.ts'
import { trailerMachine } from '#machines/trailer.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/live-flows.ts'

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
const is =
  (...videos: readonly Video[]): Answer =>
  () =>
    Promise.resolve(videos)
const failing: Answer = () => Promise.reject(new Error('TMDB API error: 500 Internal Server Error'))
const never: Answer = () => new Promise(() => {})

const look = async (dedicated: Answer, own: Answer, language = 'en-US') => {
  const asked: string[] = []
  let said = 0
  const actor = createActor(
    trailerMachine.provide({
      actors: {
        'request videos': fromPromise(({ input }) => {
          asked.push(`videos of ${input.movieId}`)
          return dedicated()
        }),
        'read videos in details': fromPromise(({ input }) => {
          asked.push(`details of ${input.movieId}`)
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
    asked,
    said: () => said,
    close: () => actor.send({ type: 'closed' }),
    state: () => statesIn(actor.getSnapshot().value).at(-1),
    playing: () => actor.getSnapshot().context.video?.name ?? null,
    isOver: () => actor.getSnapshot().status === 'done',
  }
}

describe('the trailer', () => {
  it('is the newest one of the dedicated call, and nothing else is asked', async () => {
    const flow = await look(is(video('old'), video('new', { publishedAt: '2024-05-01T00:00:00.000Z' })), failing)
    expect([flow.state(), flow.playing(), flow.asked]).toEqual(['playing', 'new', ['videos of 348']])
  })

  it("is in the person's language where there is one, else in English", async () => {
    const both = is(video('English'), video('Deutsch', { language: 'de' }))
    expect((await look(both, failing, 'de-DE')).playing()).toBe('Deutsch')
    expect((await look(both, failing, 'fr-FR')).playing()).toBe('English')
  })

  it.each<[string, Answer]>([
    ['the dedicated call knows none', is()],
    ['the dedicated call knows only other kinds', is(featurette)],
    ['the dedicated call fails', failing],
  ])("is looked for among the movie's own videos when %s", async (_, dedicated) => {
    const flow = await look(dedicated, is(video('own')))
    expect([flow.state(), flow.playing(), flow.asked]).toEqual(['playing', 'own', ['videos of 348', 'details of 348']])
  })

  it.each<[string, Answer, Answer]>([
    ['neither knows one', is(featurette), is()],
    ['neither answers', failing, failing],
  ])('is missing, and it is said once, when %s', async (_, dedicated, own) => {
    const flow = await look(dedicated, own)
    expect([flow.state(), flow.said(), flow.isOver()]).toEqual(['missing', 1, true])
  })

  it('can be closed while it plays, and nothing is said', async () => {
    const flow = await look(is(video('trailer')), never)
    flow.close()
    expect([flow.state(), flow.said(), flow.isOver()]).toEqual(['closed', 0, true])
  })
})
