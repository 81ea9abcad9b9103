import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Actor, createActor, fromPromise } from 'xstate'
import { type FoundMovies, searchBoxMachine } from '#machines/search-box.ts'
import { withoutPersonalData } from '#wiring/flows/inspector.ts'
import { eventWords, followFlows } from '#wiring/live-flows.ts'
import { redact } from '#wiring/redact.ts'
import { canSimulate, startSimulation } from '#wiring/simulation.ts'
import { inspect, runningFlows } from '#wiring/watch-flows.ts'

const startSearch = () => {
  const machine = searchBoxMachine.provide({
    actors: { 'search movies': fromPromise<FoundMovies, { query: string }>(() => new Promise(() => {})) },
  })
  return createActor(machine, { input: { text: '' }, inspect }).start()
}

// An import that another file's test left under way ends with no page.
beforeEach(() => {
  for (const flow of [...runningFlows().values()]) if (flow instanceof Actor) flow.stop()
})

describe('the machines of the app', () => {
  it('are all made by createFlow, so that they can be watched', () => {
    const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' })
    const starting = Object.entries(sources).filter(([, source]) =>
      source.match(/\b(?:useActor|useActorRef|useMachine|createActor)\(/),
    )
    expect(starting.map(([file]) => file)).toEqual(['/src/wiring/create-flow.ts', '/src/wiring/simulation.ts'])
  })

  it('are known from their start to their end, not their tasks', () => {
    const search = startSearch()
    expect([...runningFlows().values()]).toEqual([search])
    search.send({ type: 'typed', text: 'alien' })
    search.stop()
    expect([...runningFlows().values()]).toEqual([])
  })
})

describe('the running flows', () => {
  it('are those of before and those that start, with what happened last', () => {
    const first = startSearch()
    const { flows, stop } = followFlows()
    const second = startSearch()
    second.send({ type: 'typed', text: 'alien' })
    second.send({ type: 'left' })
    expect(flows.value.map(({ key: _, ...flow }) => flow)).toEqual([
      { id: 'search box', states: ['closed'], isOver: false, events: [] },
      { id: 'search box', states: ['closed'], isOver: false, events: ['left', 'typed', 'started'] },
    ])
    first.stop()
    expect(flows.value.map(({ isOver }) => isOver)).toEqual([true, false])
    stop()
    second.stop()
    expect(flows.value.map(({ isOver }) => isOver)).toEqual([true, false])
  })

  it('keep only the last two that have ended', () => {
    const { flows, stop } = followFlows()
    for (let count = 0; count < 4; count += 1) startSearch().stop()
    expect(flows.value.map(({ isOver }) => isOver)).toEqual([true, true])
    stop()
  })

  it.each([
    ['typed', 'typed'],
    ['xstate.done.actor.search movies', 'search movies is done'],
    ['xstate.error.actor.search movies', 'search movies failed'],
    ['xstate.after.debounce.search box.open.waiting', 'after debounce'],
    ['xstate.init', 'started'],
    ['xstate.stop', 'left'],
    ['', 'at once'],
  ])('say %s as "%s"', (type, words) => {
    expect(eventWords(type)).toBe(words)
  })
})

describe('what the inspector is shown', () => {
  it('has the shape of the data and nothing of the person', () => {
    expect(
      redact({
        kind: 'created',
        name: 'My secret list',
        id: 1_700_000_000_000_123,
        page: 3,
        isNew: true,
        nothing: null,
        movies: [{ title: 'Alien' }, 1, 2, 3, 4, 5, 6],
        'A list of mine': 'x',
        failed: new Error('key my-secret'),
        apiKey: 'abc',
      }),
    ).toEqual({
      kind: 'created',
      name: '‹text of 14›',
      id: '‹number›',
      page: 3,
      isNew: true,
      nothing: null,
      movies: [{ title: '‹text of 5›' }, '‹number›', '‹number›', '‹number›', '‹number›', '‹2 more›'],
      '‹key›': '‹text of 1›',
      failed: '‹error›',
      apiKey: '‹text of 3›',
    })
  })

  it('tells states and events, and strips context, payloads, answers and inputs', () => {
    const message = {
      type: '@xstate.snapshot',
      sessionId: 'x:1',
      snapshot: {
        status: 'done',
        value: { open: 'waiting' },
        context: { text: 'alien' },
        output: 'alien',
        input: 'alien',
      },
      event: { type: 'typed', text: 'alien' },
    }
    expect(withoutPersonalData(message as never)).toEqual({
      type: '@xstate.snapshot',
      sessionId: 'x:1',
      snapshot: { status: 'done', value: { open: 'waiting' }, context: { text: '‹text of 5›' }, output: '‹text of 5›' },
      event: { type: 'typed', text: '‹text of 5›' },
    })
  })
})

describe('a simulated machine', () => {
  it('waits for its tasks to be answered, lets time pass when told, and only notes its orders', async () => {
    const { current, send, answer, wait, sample, stop } = startSimulation('search-box', 'something typed before')
    expect([current.value.states, current.value.pause]).toEqual([['open', 'open.waiting'], 500])
    wait()
    expect([current.value.states, current.value.waiting]).toEqual([['open', 'open.searching'], ['search movies']])
    answer('search movies', 'two movies')
    await vi.waitFor(() => expect(current.value.states).toEqual(['open', 'open.showing results']))
    const pick = sample.events.findIndex(({ type }) => type === 'picked')
    expect(current.value.possible[pick]).toBe(true)
    send(pick)
    expect(current.value.orders).toEqual([{ name: 'open movie', params: { type: 'picked', id: 348 } }])
    expect([current.value.states, current.value.possible[pick]]).toEqual([['closed'], false])
    stop()
  })

  it('can be led to a failure, and to its end', async () => {
    const { current, fail, stop } = startSimulation('trailer')
    fail('ask for videos')
    await vi.waitFor(() => expect(current.value.waiting).toEqual(["read the movie's own videos"]))
    fail("read the movie's own videos")
    await vi.waitFor(() => expect([current.value.states, current.value.isOver]).toEqual([['missing'], true]))
    expect(current.value.orders.map(({ name }) => name)).toEqual(['say that there is none'])
    stop()
  })

  it('is none of the app that runs', () => {
    const { stop } = startSimulation('trailer')
    expect([...runningFlows()]).toEqual([])
    stop()
    expect(canSimulate('no such machine')).toBe(false)
    expect(() => startSimulation('no such machine')).toThrow('machines/no such machine.ts has no sample.')
  })
})
