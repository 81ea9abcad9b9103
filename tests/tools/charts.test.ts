import { describe, expect, it } from 'vitest'
import { and, assign, createMachine, fromPromise, not, or } from 'xstate'
import type { ChartPicture } from '#screens/flows/chart.ts'
import { fittingScale, pictureFor } from '#screens/flows/fit.ts'
import { chartOf } from '#tools/vite/flow-charts/chart.ts'
import { drawingOf } from '#tools/vite/flow-charts/drawing.ts'
import { cutAt, depthOf } from '#tools/vite/flow-charts/overview.ts'
import { textWidth, wrapped } from '#tools/vite/flow-charts/text-size.ts'

const door = createMachine(
  {
    id: 'door',
    description: 'A door.',
    context: { knocks: 0 },
    on: { burned: '.gone', knocked: { actions: 'count' } },
    initial: 'closed',
    states: {
      closed: {
        tags: 'safe',
        initial: 'unlocked',
        on: { opened: { target: 'open', guard: not('it is locked'), actions: 'creak' } },
        states: {
          unlocked: { on: { 'key turned': 'locked' } },
          locked: { entry: 'click', exit: 'click', on: { 'key turned': 'unlocked' } },
        },
      },
      open: {
        invoke: { id: 'watch', src: 'watch', onDone: 'checking', onError: 'gone' },
        after: { draught: 'closed', 2000: { guard: or(['it is locked', and(['it is old', 'it is heavy'])]) } },
      },
      checking: { always: [{ target: 'closed', guard: 'it is old' }, { target: 'open' }] },
      gone: { type: 'final' },
    },
  },
  {
    actors: { watch: fromPromise(async () => {}) },
    actions: { count: assign({ knocks: 1 }), creak: () => {}, click: () => {} },
    guards: { 'it is locked': () => false, 'it is old': () => true, 'it is heavy': () => true },
    delays: { draught: 500 },
  },
)
const chart = chartOf('door', door)

describe('the chart of a machine', () => {
  it('contains its events, actors, actions and guards', () => {
    const { events, actors, actions, guards, delays } = chart
    expect({ events: events.toSorted(), actors, actions, guards, delays }).toEqual({
      events: ['burned', 'key turned', 'knocked', 'opened'],
      actors: ['watch'],
      actions: ['creak', 'click'],
      guards: ['it is locked', 'it is old', 'it is heavy'],
      delays: ['draught: 500 ms'],
    })
  })

  it('contains its states with their types, tags, invoked actors, and entry and exit actions', () => {
    const state = { description: '', tags: [], entry: [], exit: [], invoke: [], isInitial: false, depth: 0 }
    expect(chart.states).toEqual([
      { ...state, path: 'closed', name: 'closed', type: 'compound', tags: ['safe'], isInitial: true },
      { ...state, path: 'closed.unlocked', name: 'unlocked', type: 'atomic', depth: 1, isInitial: true },
      { ...state, path: 'closed.locked', name: 'locked', type: 'atomic', depth: 1, entry: ['click'], exit: ['click'] },
      { ...state, path: 'open', name: 'open', type: 'atomic', invoke: ['watch'] },
      { ...state, path: 'checking', name: 'checking', type: 'atomic' },
      { ...state, path: 'gone', name: 'gone', type: 'final' },
    ])
  })

  it('labels transitions as in the config: events, onDone and onError, delays, always, guards and actions', () => {
    const lines = chart.transitions.map(({ from, event, guard, to, actions }) =>
      [from || '(root)', event, guard && `[${guard}]`, to && `→ ${to}`, actions.join()].filter(Boolean).join(' '),
    )
    expect(lines.toSorted()).toEqual([
      '(root) burned → gone',
      '(root) knocked count',
      'checking always [else] → open',
      'checking always [it is old] → closed',
      'closed opened [not it is locked] → open creak',
      'closed.locked key turned → closed.unlocked',
      'closed.unlocked key turned → closed.locked',
      'open after 2000 ms [it is locked or it is old and it is heavy]',
      'open after 500 ms → closed',
      'open onDone: watch → checking',
      'open onError: watch → gone',
    ])
  })

  it('draws the transitions of the root from a separate box', () => {
    const { arrows, lines, hasAnyState } = drawingOf(chart)
    expect(hasAnyState).toBe(true)
    expect(arrows).toContainEqual({ from: 'any state', to: 'gone', labels: ['burned'] })
    expect(lines.get('any state')).toEqual(['knocked'])
    expect(lines.get('open')).toEqual(['invoke: watch', 'after 2000 ms [it is locked or it is old and it is heavy]'])
  })

  it('can be limited to a depth, without inner transitions and with others starting at the parent state', () => {
    expect(depthOf(chart)).toBe(1)
    const { states, transitions } = cutAt(chart, 0)
    expect(states.map(({ path, type }) => [path, type])).toEqual([
      ['closed', 'atomic'],
      ['open', 'atomic'],
      ['checking', 'atomic'],
      ['gone', 'final'],
    ])
    expect(new Set(transitions.map(({ from, to }) => `${from} → ${to}`))).toEqual(
      new Set([
        'closed → open',
        'open → closed',
        'open → checking',
        'open → gone',
        'checking → closed',
        'checking → open',
      ]),
    )
  })
})

describe('the diagram for a given size', () => {
  const picture = (width: number, height: number, count = 2): ChartPicture => ({
    width,
    height,
    arrows: [],
    states: Array.from({ length: count }, (_, index) => ({
      path: String(index),
      kind: 'atomic',
      name: '',
      lines: [],
      x: 0,
      y: 0,
      width: 1,
      height: 1,
    })),
  })
  const [wide, high] = [picture(800, 200), picture(300, 600)]

  it('is the one displayed larger', () => {
    expect(pictureFor([wide, high], { width: 800, height: 400 })).toBe(wide)
    expect(pictureFor([wide, high], { width: 350, height: 700 })).toBe(high)
    expect(pictureFor([], { width: 350, height: 700 })).toBeUndefined()
  })

  it('has as many states as are readable, and is the largest one when none is readable', () => {
    const outer = picture(200, 100, 1)
    expect(pictureFor([wide, high, outer], { width: 400, height: 300 })).toBe(outer)
    expect(pictureFor([wide, high, outer], { width: 800, height: 300 })).toBe(wide)
    expect(pictureFor([wide, high], { width: 80, height: 80 })).toBe(high)
  })

  it('is enlarged only slightly', () => {
    expect(fittingScale(wide, { width: 400, height: 400 })).toBe(0.5)
    expect(fittingScale(wide, { width: 8_000, height: 8_000 })).toBe(1.3)
  })
})

it('wraps text between words, and measures it for the widest typeface', () => {
  expect(wrapped('onDone: ask for videos [a trailer is among them]', 24)).toEqual([
    'onDone: ask for videos',
    '[a trailer is among',
    'them]',
  ])
  expect(wrapped('averyveryverylongword', 5)).toEqual(['averyveryverylongword'])
  expect(textWidth('ill', 10)).toBeLessThan(textWidth('mmm', 10))
})
