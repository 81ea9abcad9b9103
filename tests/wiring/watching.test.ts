import { describe, expect, it, vi } from 'vitest'
import { firstPersonView } from '#domain/movie/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { createFlow } from '#wiring/app/create-flow.ts'
import { createRunningFlows } from '#wiring/app/running-flows.ts'
import { redact, withoutPersonalData } from '#wiring/flows/inspector.ts'
import { eventName, followFlows } from '#wiring/inspect/live-flows.ts'
import { canSimulate, createManualClock, startSimulation } from '#wiring/inspect/simulation.ts'
import { createApp } from '#wiring/root/create-app.ts'
import { startSearch } from './start-search.ts'

describe('the machines of the app', () => {
  it('are registered from start to stop, unlike the actors that they invoke', () => {
    const running = createRunningFlows(Date.now)
    const search = startSearch(running)
    expect([...running.all().values()]).toEqual([search])
    search.send({ type: 'typed', text: 'alien' })
    search.stop()
    expect([...running.all().values()]).toEqual([])
  })

  it('are those of one app, though another one runs in the page', () => {
    const [one, other] = [createApp(createTestWorld().world), createApp(createTestWorld().world)]
    const person = createFlow(one, personModalMachine, { view: firstPersonView }, { remember: () => {} }).start()
    expect([...one.view.flows.all().values()]).toEqual([person])
    expect([...other.view.flows.all().values()]).toEqual([])
    person.stop()
  })
})

describe('the running flows', () => {
  it('include those already running and those that start later, with their latest events', () => {
    const running = createRunningFlows(Date.now)
    const first = startSearch(running)
    const { flows, stop } = followFlows(running)
    const second = startSearch(running)
    second.send({ type: 'typed', text: 'alien' })
    second.send({ type: 'left' })
    expect(flows.value.map(({ key: _, ...flow }) => flow)).toEqual([
      { id: 'search box', states: ['closed'], isStopped: false, events: [] },
      {
        id: 'search box',
        states: ['closed'],
        isStopped: false,
        events: [
          { number: 3, name: 'left' },
          { number: 2, name: 'typed' },
          { number: 1, name: 'init' },
        ],
      },
    ])
    first.stop()
    expect(flows.value.map(({ isStopped }) => isStopped)).toEqual([true, false])
    stop()
    second.stop()
    expect(flows.value.map(({ isStopped }) => isStopped)).toEqual([true, false])
  })

  it('include only the last two that have stopped', () => {
    const running = createRunningFlows(Date.now)
    const { flows, stop } = followFlows(running)
    for (let count = 0; count < 4; count += 1) startSearch(running).stop()
    expect(flows.value.map(({ isStopped }) => isStopped)).toEqual([true, true])
    stop()
  })

  it.each([
    ['typed', 'typed'],
    ['xstate.done.actor.search movies', 'onDone: search movies'],
    ['xstate.error.actor.search movies', 'onError: search movies'],
    ['xstate.snapshot.search movies', 'onSnapshot: search movies'],
    ['xstate.done.state.search box.open', 'onDone'],
    ['xstate.after.debounce.search box.open.waiting', 'after debounce'],
    ['xstate.init', 'init'],
    ['xstate.stop', 'stop'],
    ['', 'always'],
  ])('show the event "%s" as "%s"', (type, name) => {
    expect(eventName(type)).toBe(name)
  })
})

describe('what the inspector receives', () => {
  it('has the shape of the data without any personal content', () => {
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

  it('contains states and events, without context, payloads, outputs or inputs', () => {
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
  it('has promises that are settled by hand, a clock that is advanced by hand, and actions that are only recorded', async () => {
    const { current, send, resolve, advance, sample, stop } = await startSimulation('search-box', 'an empty box')
    send(sample.events.findIndex(({ type }) => type === 'typed'))
    expect([current.value.states, current.value.delay]).toEqual([['open', 'open.waiting'], 500])
    advance()
    expect([current.value.states, current.value.invoked]).toEqual([
      [
        'open',
        'open.searched',
        'open.searched.movies',
        'open.searched.movies.loading',
        'open.searched.people',
        'open.searched.people.loading',
      ],
      ['search movies', 'search people'],
    ])
    resolve('search movies', 'two movies')
    await vi.waitFor(() => expect(current.value.states).toContain('open.searched.movies.found'))
    const pick = sample.events.findIndex(({ type }) => type === 'picked')
    expect(current.value.possible[pick]).toBe(true)
    send(pick)
    expect(current.value.executed).toEqual([{ action: 'open movie', params: { type: 'picked', id: 348 } }])
    expect([current.value.states, current.value.possible[pick]]).toEqual([['closed'], false])
    stop()
  })

  it('can be driven to a rejection, and to its final state', async () => {
    const { current, reject, stop } = await startSimulation('trailer')
    reject('request videos')
    await vi.waitFor(() => expect(current.value.invoked).toEqual(['read videos in details']))
    reject('read videos in details')
    await vi.waitFor(() => expect([current.value.states, current.value.isStopped]).toEqual([['unknown'], true]))
    expect(current.value.executed.map(({ action }) => action)).toEqual(['announce missing trailer'])
    stop()
  })

  it('needs a sample', async () => {
    expect(canSimulate('trailer')).toBe(true)
    expect(canSimulate('no such machine')).toBe(false)
    await expect(startSimulation('no such machine')).rejects.toThrow('machines/no such machine.ts has no sample.')
  })
})

describe('the clock of a simulated machine', () => {
  it('advances from timeout to timeout in the order in which they are due', () => {
    const clock = createManualClock()
    const rung: string[] = []
    clock.setTimeout(() => rung.push('late'), 500)
    const canceled = clock.setTimeout(() => rung.push('canceled'), 300)
    clock.setTimeout(() => {
      rung.push('early')
      clock.setTimeout(() => rung.push('between'), 100)
    }, 200)
    clock.clearTimeout(canceled)
    const waits = []
    for (let wait = clock.untilNext(); wait !== null; wait = clock.untilNext()) {
      waits.push(wait)
      clock.advance()
    }
    expect(rung).toEqual(['early', 'between', 'late'])
    expect(waits).toEqual([200, 100, 200])
  })
})
