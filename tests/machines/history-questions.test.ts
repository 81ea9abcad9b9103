import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { MatchingOutcome, ReadOutcome, WritingOutcome } from '#domain/history/course.ts'
import type { HistoryAnswers } from '#domain/history/questions.ts'
import { historyImportMachine } from '#machines/history-import.ts'
import type { HistoryImportEvent } from '#machines/history-import-types.ts'
import { turns } from '#tests/support/turns.ts'

const question = { file: 'films.csv', ratingScale: { highest: 9, suggested: 10 } } as const
const next = { file: 'films.csv', meaning: { suggested: 'watched' } } as const
const answers = { 'films.csv': { ratingScale: 10 } } as const

interface Course {
  readonly outcome?: ReadOutcome
  readonly hasEarlier?: boolean
  readonly readAgain?: ReadOutcome
  readonly match?: () => Promise<MatchingOutcome>
}

const start = ({
  outcome = { kind: 'asked', questions: [question] },
  hasEarlier = false,
  readAgain = { kind: 'read' },
  match = async () => ({ kind: 'matched' }),
}: Course = {}) => {
  const machine = historyImportMachine.provide({
    actors: {
      'read again': fromPromise<ReadOutcome, { answers: HistoryAnswers }>(async () => readAgain),
      'match movies': fromPromise<MatchingOutcome, undefined>(match),
      'write history': fromPromise<WritingOutcome, undefined>(async () => ({ kind: 'refused' })),
      'watch progress': fromCallback(() => {}),
    },
    actions: { 'join earlier import': () => {} },
  })
  const actor = createActor(machine, { input: { outcome, hasEarlier } }).start()
  return {
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async tell(...events: readonly HistoryImportEvent[]) {
      for (const event of events) {
        actor.send(event)
        await turns(4)
      }
    },
  }
}

const answered = { type: 'questions answered', answers } as const
const reopened = { type: 'questions reopened' } as const
const asking = { reading: 'asking' }
const reviewing = { reviewing: { overview: 'ready' } }

describe('the questions of a file are asked again with their answers', () => {
  const again = [{ ...question, answered: { ratingScale: 10 } }]

  it('from the next ones, whose answers are forgotten', async () => {
    const flow = start({ readAgain: { kind: 'asked', questions: [next] } })
    await flow.tell(answered)
    expect([flow.context().questions, flow.context().answers]).toEqual([[next], answers])
    await flow.tell(reopened)
    expect([flow.state(), flow.context().questions, flow.context().answers]).toEqual([asking, again, {}])
  })

  it('once where the same ones come again', async () => {
    const flow = start({ readAgain: { kind: 'asked', questions: [question] } })
    await flow.tell(answered, answered, reopened, reopened)
    expect([flow.context().questions, flow.context().answered]).toEqual([again, []])
  })

  it('from the review', async () => {
    const flow = start()
    await flow.tell(answered, reopened)
    expect([flow.state(), flow.context().questions]).toEqual([asking, again])
    await flow.tell(answered)
    expect(flow.state()).toEqual(reviewing)
  })

  it('while movies are matched', async () => {
    const flow = start({ match: () => new Promise(() => {}) })
    await flow.tell(answered, reopened)
    expect(flow.state()).toEqual(asking)
  })

  it('after answers with which nothing can be read', async () => {
    const flow = start({ readAgain: { kind: 'refused', problem: { kind: 'empty', file: 'films.csv' } } })
    await flow.tell(answered)
    expect(flow.state()).toEqual({ reading: 'refused' })
    await flow.tell(reopened)
    expect([flow.state(), flow.context().readingProblem]).toEqual([asking, null])
  })

  it('not where nothing was asked, or where the files have joined another import', async () => {
    const unasked = start({ outcome: { kind: 'read' } })
    await unasked.tell(reopened)
    expect(unasked.state()).toEqual(reviewing)
    const joined = start({ hasEarlier: true })
    await joined.tell({ type: 'files added' }, answered, reopened)
    expect(joined.state()).toEqual(reviewing)
  })
})
