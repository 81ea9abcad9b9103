import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { MatchingOutcome, ReadOutcome, WritingOutcome } from '#domain/history/course.ts'
import type { HistoryAnswers } from '#domain/history/questions.ts'
import { historyImportMachine } from '#machines/history-import.ts'
import type { HistoryImportEvent } from '#machines/history-import-types.ts'
import { pathsThrough } from '#tests/support/paths.ts'
import { turns } from '#tests/support/turns.ts'

const question = { file: 'films.csv', ratingScale: { highest: 9, suggested: 10 } } as const
const asked: ReadOutcome = { kind: 'asked', questions: [question] }
const keyRefused: MatchingOutcome = {
  kind: 'stopped',
  problem: { kind: 'answer', status: 401, statusText: 'Unauthorized' },
}

interface Course {
  readonly hasEarlier?: boolean
  readonly outcome?: ReadOutcome
  readonly readAgain?: ReadOutcome
  /** Of each time that movies are matched. */
  readonly matchings?: readonly (() => Promise<MatchingOutcome>)[]
  readonly written?: WritingOutcome
}

const summary = { movies: 1, viewings: 2, ratings: 0, watchlist: 0, collections: 0 }

const matched = async (): Promise<MatchingOutcome> => ({ kind: 'matched' })
const never = () => new Promise<never>(() => {})

const start = ({
  hasEarlier = false,
  outcome = { kind: 'read' },
  readAgain = { kind: 'read' },
  matchings = [matched],
  written = { kind: 'written', summary },
}: Course = {}) => {
  const done: string[] = []
  const left = [...matchings]
  const actor = createActor(
    historyImportMachine.provide({
      actors: {
        'read again': fromPromise<ReadOutcome, { answers: HistoryAnswers }>(async ({ input }) => {
          done.push(`read with ${JSON.stringify(input.answers)}`)
          return readAgain
        }),
        'match movies': fromPromise<MatchingOutcome, undefined>(({ signal }) => {
          done.push('match')
          signal.addEventListener('abort', () => done.push('stop matching'))
          return (left.shift() ?? matched)()
        }),
        'write history': fromPromise<WritingOutcome, undefined>(async () => {
          done.push('write')
          return written
        }),
        'watch progress': fromCallback(() => {}),
      },
      actions: {
        'keep choice': (_, { named, choice }) => done.push(`${named}: ${choice?.kind ?? 'undecided'}`),
        'keep precedence': (_, { kind, precedence }) => done.push(`${kind}: ${precedence}`),
        'forget files': () => done.push('forget files'),
        'join earlier import': () => done.push('join'),
        'discard import': () => done.push('discard'),
      },
    }),
    { input: { outcome, hasEarlier } },
  ).start()
  return {
    done,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async tell(...events: readonly HistoryImportEvent[]) {
      for (const event of events) {
        actor.send(event)
        await turns(4)
      }
    },
    settled: () => turns(4),
  }
}

describe('importing a history', () => {
  it('matches what was read, and writes it once it is confirmed', async () => {
    const flow = start()
    await flow.settled()
    expect([flow.state(), flow.done]).toEqual([{ reviewing: { overview: 'ready' } }, ['match']])
    await flow.tell({ type: 'confirmed' })
    expect([flow.state(), flow.done]).toEqual(['imported', ['match', 'write']])
    expect(flow.context().summary).toEqual(summary)
    await flow.tell({ type: 'closed' })
    expect([flow.state(), flow.done]).toEqual(['closed', ['match', 'write', 'discard']])
  })

  it('asks what the files leave open, and reads them again with the answers', async () => {
    const flow = start({ outcome: asked })
    expect([flow.state(), flow.context().questions]).toEqual([{ reading: 'asking' }, [question]])
    await flow.tell({ type: 'questions answered', answers: { 'films.csv': { ratingScale: 10 } } })
    expect([flow.state(), flow.done]).toEqual([
      { reviewing: { overview: 'ready' } },
      ['read with {"films.csv":{"ratingScale":10}}', 'match'],
    ])
  })

  it('asks again where the answers leave another question', async () => {
    const flow = start({ outcome: asked, readAgain: asked })
    await flow.tell({ type: 'questions answered', answers: {} })
    expect(flow.state()).toEqual({ reading: 'asking' })
  })

  describe('while another import waits', () => {
    it('asks before the questions of the file, and discards nothing when it is canceled', async () => {
      const flow = start({ hasEarlier: true, outcome: asked })
      expect(flow.state()).toEqual({ reading: 'another waits' })
      await flow.tell({ type: 'canceled' })
      expect([flow.state(), flow.done]).toEqual(['closed', []])
    })

    it('continues that one instead of the chosen files', async () => {
      const flow = start({ hasEarlier: true, outcome: asked })
      await flow.tell({ type: 'earlier import continued' })
      expect([flow.state(), flow.done]).toEqual([{ reviewing: { overview: 'ready' } }, ['forget files', 'match']])
    })

    it('adds the files to it once their own questions are answered', async () => {
      const flow = start({ hasEarlier: true, outcome: asked })
      await flow.tell({ type: 'files added' }, { type: 'questions answered', answers: {} })
      expect(flow.done).toEqual(['join', 'read with {}', 'match'])
    })

    it('lets the files take its place', async () => {
      const flow = start({ hasEarlier: true })
      await flow.tell({ type: 'earlier import discarded' })
      expect(flow.done).toEqual(['match'])
    })

    it('leaves it alone when the files cannot be read', async () => {
      const problem = { kind: 'empty', file: 'films.csv' } as const
      const flow = start({ hasEarlier: true, outcome: { kind: 'refused', problem } })
      await flow.tell({ type: 'canceled' })
      expect([flow.state(), flow.done]).toEqual(['closed', []])
    })
  })

  it('says why files cannot be read', async () => {
    const problem = { kind: 'empty', file: 'films.csv' } as const
    const flow = start({ outcome: { kind: 'refused', problem } })
    expect([flow.state(), flow.context().readingProblem]).toEqual([{ reading: 'refused' }, problem])
  })

  it('writes nothing when it is canceled while movies are matched, and keeps nothing of it', async () => {
    const flow = start({ matchings: [never] })
    await flow.tell({ type: 'canceled' })
    expect([flow.state(), flow.done]).toEqual(['closed', ['match', 'discard', 'stop matching']])
  })

  it('that is put off stays for a later visit', async () => {
    const flow = start({ matchings: [never] })
    await flow.tell({ type: 'put off' })
    expect([flow.state(), flow.done]).toEqual(['closed', ['match', 'stop matching']])
  })

  it('pauses, and goes on', async () => {
    const flow = start({ matchings: [never, matched] })
    await flow.tell({ type: 'paused' })
    expect([flow.state(), flow.done]).toEqual([{ matching: 'paused' }, ['match', 'stop matching']])
    await flow.tell({ type: 'resumed' })
    expect(flow.state()).toEqual({ reviewing: { overview: 'ready' } })
  })

  it('stops at the first movie when the key is refused, and goes on with another key', async () => {
    const flow = start({ matchings: [async () => keyRefused, matched] })
    await flow.settled()
    expect([flow.state(), flow.context().matchingProblem]).toEqual([
      { matching: 'stopped' },
      { kind: 'answer', status: 401, statusText: 'Unauthorized' },
    ])
    await flow.tell({ type: 'resumed' })
    expect(flow.state()).toEqual({ reviewing: { overview: 'ready' } })
  })

  it('can leave out the movies that were not asked about, and ask about them later', async () => {
    const flow = start({ matchings: [async () => keyRefused, never] })
    await flow.tell({ type: 'rest skipped' })
    expect(flow.state()).toEqual({ reviewing: { overview: 'ready' } })
    await flow.tell({ type: 'resumed' })
    expect(flow.state()).toEqual({ matching: 'running' })
  })

  it('goes through the movies in doubt, or through those that were not found', async () => {
    const flow = start()
    await flow.settled()
    await flow.tell({ type: 'movies opened', state: 'not found' })
    expect([flow.state(), flow.context().deciding]).toEqual([{ reviewing: 'deciding on movies' }, 'not found'])
  })

  it('keeps each decision', async () => {
    const flow = start()
    await flow.settled()
    await flow.tell(
      { type: 'movies opened', state: 'in doubt' },
      { type: 'movie decided', named: 'psycho 1960', choice: { kind: 'none' } },
      { type: 'movie decided', named: 'psycho 1960', choice: null },
      { type: 'overview opened' },
      { type: 'precedence chosen', kind: 'ratings', precedence: 'file' },
    )
    expect(flow.done.slice(1)).toEqual(['psycho 1960: none', 'psycho 1960: undecided', 'ratings: file'])
  })

  it.each([
    [{ kind: 'does not fit', excess: 4000 }, 'not fitting', 4000],
    [{ kind: 'refused' }, 'refused', 0],
  ] as const)('that %j can be confirmed again', async (written, overview, excess) => {
    const flow = start({ written })
    await flow.settled()
    await flow.tell({ type: 'confirmed' })
    expect([flow.state(), flow.context().excess]).toEqual([{ reviewing: { overview } }, excess])
    await flow.tell({ type: 'confirmed' })
    expect(flow.done).toEqual(['match', 'write', 'write'])
  })
})

it('never writes what was not confirmed, on any path', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
  const paths = pathsThrough(
    historyImportMachine,
    [
      { type: 'questions answered', answers: {} },
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'rest skipped' },
      { type: 'movies opened', state: 'in doubt' },
      { type: 'overview opened' },
      { type: 'confirmed' },
      { type: 'put off' },
      { type: 'canceled' },
      done('read again', { kind: 'read' }),
      done('match movies', { kind: 'matched' }),
      done('match movies', keyRefused),
      done('write history', { kind: 'written', summary }),
      done('write history', { kind: 'refused' }),
    ],
    { outcome: asked, hasEarlier: false },
  )
  const writing = paths.filter(({ state }) => state.matches('writing') || state.matches('imported'))
  expect(writing.length).toBeGreaterThan(0)
  for (const { steps } of writing) expect(steps.map(({ event }) => event.type)).toContain('confirmed')
})
