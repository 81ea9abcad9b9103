import { describe, expect, it } from 'vitest'
import { createRunningFlows } from '#wiring/app/running-flows.ts'
import { withActorName } from '#wiring/flows/inspector.ts'
import { visitText } from '#wiring/inspect/live-flows.ts'
import { startSearch } from './start-search.ts'

describe('a visit', () => {
  it('is recorded by events and states, without texts', () => {
    let now = 1000
    const running = createRunningFlows(() => now)
    const search = startSearch(running)
    now = 1400
    search.send({ type: 'typed', text: 'alien' })
    search.send({ type: 'left' })
    search.stop()
    const again = startSearch(running)
    const { steps } = JSON.parse(visitText(running, '1.2.3'))
    expect(steps.map(({ at, run, event, states }: Record<string, unknown>) => [at, run, event, states])).toEqual([
      [0, 1, 'init', ['closed']],
      [400, 1, 'typed', ['open', 'open.waiting']],
      [400, 1, 'left', ['closed']],
      [400, 1, 'stop', ['closed']],
      [400, 2, 'init', ['closed']],
    ])
    expect(visitText(running, '1.2.3')).not.toContain('alien')
    expect(visitText(running, '1.2.3')).toContain('"version": "1.2.3"')
    again.stop()
  })

  it('forgets its first steps when it is long', () => {
    const running = createRunningFlows(Date.now)
    const search = startSearch(running)
    for (let count = 0; count < 1500; count += 1) {
      search.send({ type: 'typed', text: 'alien' })
      search.send({ type: 'left' })
    }
    expect(running.steps()).toHaveLength(2000)
    expect(running.steps()[0]?.event).not.toBe('xstate.init')
    search.stop()
  })
})

describe('the name of an actor in the inspector', () => {
  it('tells the place and how often the flow ran, and by which flow it was invoked', () => {
    const running = createRunningFlows(Date.now)
    startSearch(running).stop()
    const search = startSearch(running)
    const nameOf = (sessionId: string, name: string, parentId?: string) =>
      withActorName(running, { type: '@xstate.actor', sessionId, name, parentId } as never)
    expect(nameOf(search.sessionId, 'x:3')).toMatchObject({ name: 'search box (Every screen), 2nd run' })
    expect(nameOf('x:9', 'search movies', search.sessionId)).toMatchObject({
      name: 'search box (Every screen), 2nd run: search movies',
    })
    search.stop()
  })
})
