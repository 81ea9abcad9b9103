import { describe, expect, it } from 'vitest'
import { asked, empty, never, question, startHistory as start } from './start-history.ts'

const next = { file: 'films.csv', meaning: { suggested: 'watched' } } as const
const answers = { 'films.csv': { ratingScale: 10 } } as const

const answered = { type: 'questions answered', answers } as const
const reopened = { type: 'questions reopened' } as const
const asking = { reading: 'asking' }
const reviewing = { reviewing: { overview: 'ready' } }

describe('the questions of a file are asked again with their answers', () => {
  const again = [{ ...question, answered: { ratingScale: 10 } }]

  it('from the next ones, whose answers are forgotten', async () => {
    const flow = start({ reading: asked, readAgain: async () => ({ kind: 'asked', questions: [next] }) })
    await flow.tell(answered)
    expect([flow.context().questions, flow.context().answers]).toEqual([[next], answers])
    await flow.tell(reopened)
    expect([flow.state(), flow.context().questions, flow.context().answers]).toEqual([asking, again, {}])
  })

  it('once where the same ones come again', async () => {
    const flow = start({ reading: asked, readAgain: async () => asked })
    await flow.tell(answered, answered, reopened, reopened)
    expect([flow.context().questions, flow.context().answered]).toEqual([again, []])
  })

  it('from the review', async () => {
    const flow = start({ reading: asked })
    await flow.tell(answered, reopened)
    expect([flow.state(), flow.context().questions]).toEqual([asking, again])
    await flow.tell(answered)
    expect(flow.state()).toEqual(reviewing)
  })

  it('while movies are matched', async () => {
    const flow = start({ reading: asked, matchings: [never] })
    await flow.tell(answered, reopened)
    expect(flow.state()).toEqual(asking)
  })

  it('after answers with which nothing can be read', async () => {
    const flow = start({ reading: asked, readAgain: async () => empty })
    await flow.tell(answered)
    expect(flow.state()).toEqual({ reading: 'refused' })
    await flow.tell(reopened)
    expect([flow.state(), flow.context().readingProblem]).toEqual([asking, null])
  })

  it('not where nothing was asked, or where the files have joined another import', async () => {
    const unasked = start()
    await unasked.settled()
    await unasked.tell(reopened)
    expect(unasked.state()).toEqual(reviewing)
    const joined = start({ reading: asked, hasEarlier: true })
    await joined.tell({ type: 'files added' }, answered, reopened)
    expect(joined.state()).toEqual(reviewing)
  })
})
