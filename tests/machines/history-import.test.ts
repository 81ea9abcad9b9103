import { describe, expect, it } from 'vitest'
import { emptyImport, type MatchingOutcome } from '#domain/imports/course.ts'
import { historyImportMachine } from '#machines/history-import/history-import.ts'
import { pathsThrough } from '#tests/support/paths.ts'
import { asked, empty, file, matched, never, question, read, startHistory as start, summary } from './start-history.ts'

const keyRefused: MatchingOutcome = {
  kind: 'stopped',
  problem: { kind: 'answer', status: 401, statusText: 'Unauthorized' },
}
const failing = () => Promise.reject(new Error('no memory'))

const begun = ['begin films.csv', 'match', 'plan newer']

describe('importing a history', () => {
  it('matches what was read, plans it, and writes it once it is confirmed', async () => {
    const flow = start()
    await flow.settled()
    expect([flow.state(), flow.done]).toEqual([{ reviewing: { overview: 'ready' } }, begun])
    await flow.tell({ type: 'confirmed' })
    expect([flow.state(), flow.done]).toEqual(['imported', [...begun, 'write 0', 'discard']])
    expect(flow.context().summary).toEqual(summary)
    await flow.tell({ type: 'closed' })
    expect([flow.state(), flow.done]).toEqual(['closed', [...begun, 'write 0', 'discard']])
  })

  it('asks what the files leave open, and reads them again with the answers', async () => {
    const flow = start({ reading: asked })
    expect([flow.state(), flow.context().questions]).toEqual([{ reading: 'asking' }, [question]])
    await flow.tell({ type: 'questions answered', answers: { 'films.csv': { ratingScale: 10 } } })
    expect([flow.state(), flow.done]).toEqual([
      { reviewing: { overview: 'ready' } },
      ['read films.csv with {"films.csv":{"ratingScale":10}}', ...begun],
    ])
  })

  it('asks again where the answers leave another question', async () => {
    const flow = start({ reading: asked, readAgain: async () => asked })
    await flow.tell({ type: 'questions answered', answers: {} })
    expect(flow.state()).toEqual({ reading: 'asking' })
  })

  describe('while another import waits', () => {
    it('asks before the questions of the file, and discards nothing when it is canceled', async () => {
      const flow = start({ hasEarlier: true, reading: asked })
      expect(flow.state()).toEqual({ reading: 'another waits' })
      await flow.tell({ type: 'canceled' })
      expect([flow.state(), flow.done]).toEqual(['closed', []])
    })

    it('continues that one instead of the chosen files', async () => {
      const flow = start({ hasEarlier: true, reading: asked })
      await flow.tell({ type: 'earlier import continued' })
      expect([flow.state(), flow.done]).toEqual([
        { reviewing: { overview: 'ready' } },
        ['resume', 'match', 'plan newer'],
      ])
    })

    it('adds the files to it once their own questions are answered', async () => {
      const flow = start({ hasEarlier: true, reading: asked })
      await flow.tell({ type: 'files added' }, { type: 'questions answered', answers: {} })
      expect(flow.done).toEqual(['read films.csv with {}', 'add films.csv', 'match', 'plan newer'])
    })

    it('lets the files take its place', async () => {
      const flow = start({ hasEarlier: true })
      await flow.tell({ type: 'earlier import discarded' })
      expect(flow.done).toEqual(begun)
    })

    it('leaves it alone when the files cannot be read', async () => {
      const flow = start({ hasEarlier: true, reading: empty })
      await flow.tell({ type: 'canceled' })
      expect([flow.state(), flow.done]).toEqual(['closed', []])
    })
  })

  it('that was put off goes on with what was chosen then', async () => {
    const pending = { ...emptyImport, chosen: ['old.zip'], wantsAgain: true }
    const flow = start({ reading: null, pending: async () => pending })
    expect(flow.state()).toEqual({ reading: 'resuming' })
    await flow.settled()
    expect([flow.context().pending, flow.done]).toEqual([pending, ['resume', 'match', 'plan newer again']])
  })

  it('that was put off is over when another tab has discarded it', async () => {
    const flow = start({ reading: null, pending: async () => null })
    await flow.settled()
    expect(flow.state()).toBe('closed')
  })

  it('says why files cannot be read', async () => {
    const flow = start({ reading: empty })
    expect([flow.state(), flow.context().readingProblem]).toEqual([
      { reading: 'refused' },
      { kind: 'empty', file: 'films.csv' },
    ])
  })

  it.each([
    ['is read', { reading: asked, readAgain: failing }],
    ['is resumed', { reading: null, pending: failing }],
    ['begins', { keep: failing }],
    ['is planned', { plans: [failing] }],
  ])('says so when it fails while it %s', async (_, course) => {
    const flow = start(course)
    await flow.tell({ type: 'questions answered', answers: {} })
    expect([flow.state(), flow.context().readingProblem]).toEqual([{ reading: 'refused' }, { kind: 'failed' }])
  })

  it('writes nothing when it is canceled while movies are matched, and keeps nothing of it', async () => {
    const flow = start({ matchings: [never] })
    await flow.settled()
    await flow.tell({ type: 'canceled' })
    expect([flow.state(), flow.done.slice(1)]).toEqual(['closed', ['match', 'discard', 'stop matching']])
  })

  it('that is put off stays for a later visit', async () => {
    const flow = start({ matchings: [never] })
    await flow.settled()
    await flow.tell({ type: 'put off' })
    expect([flow.state(), flow.done.slice(1)]).toEqual(['closed', ['match', 'stop matching']])
  })

  it('pauses, and goes on', async () => {
    const flow = start({ matchings: [never, matched] })
    await flow.settled()
    await flow.tell({ type: 'paused' })
    expect([flow.state(), flow.done.slice(1)]).toEqual([{ matching: 'paused' }, ['match', 'stop matching']])
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
    await flow.settled()
    await flow.tell({ type: 'rest skipped' })
    expect(flow.state()).toEqual({ reviewing: { overview: 'ready' } })
    await flow.tell({ type: 'resumed' })
    expect(flow.state()).toEqual({ matching: 'running' })
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
    expect(flow.done).toEqual([...begun, 'write 0', 'write 0'])
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
      done('read again', read),
      done('keep pending import', emptyImport),
      done('match movies', { kind: 'matched' }),
      done('match movies', keyRefused),
      done('plan import', { movies: [], plan: null }),
      done('write history', { kind: 'written', summary }),
      done('write history', { kind: 'refused' }),
    ],
    { found: { kind: 'history', files: [file], reading: asked }, hasEarlier: false },
  )
  const writing = paths.filter(({ state }) => state.matches('writing') || state.matches('imported'))
  expect(writing.length).toBeGreaterThan(0)
  for (const { steps } of writing) expect(steps.map(({ event }) => event.type)).toContain('confirmed')
})
