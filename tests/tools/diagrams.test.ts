import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Box, DrawnFlow, FlowChart } from '#screens/flows/chart.ts'
import { fittingScale, pictureFor, readableScale } from '#screens/flows/fit.ts'
import { picturesOf } from '#tools/vite/flow-charts/layout.ts'
import { loadCharts } from '#tools/vite/flow-charts/machines.ts'
import { mermaidOf } from '#tools/vite/flow-charts/mermaid.ts'

const root = join(import.meta.dirname, '../..')

describe('the diagram of each machine', () => {
  let pictures: readonly (readonly [FlowChart, DrawnFlow['pictures']])[] = []
  beforeAll(async () => {
    const charts = await loadCharts(root)
    pictures = await Promise.all(charts.map(async (chart) => [chart, await picturesOf(chart)] as const))
  }, 60_000)
  const allOf = ({ full, overview }: DrawnFlow['pictures']) => [...full, ...overview]

  it('has a box for every state, and an arrow or a line for every transition, in both directions', () => {
    for (const [chart, { full }] of pictures) {
      expect(full.length).toBe(2)
      for (const { states, arrows } of full) {
        const said = [...states, ...arrows.map(({ label }) => label)]
          .map((part) => part?.lines.join(' ') ?? '')
          .join('\n')
        expect(states.map(({ path }) => path)).toEqual(expect.arrayContaining(chart.states.map(({ path }) => path)))
        expect(chart.transitions.filter(({ event }) => !said.includes(event))).toEqual([])
      }
    }
  })

  it('has no overlapping labels, nor labels over leaf states', () => {
    const overlap = (one: Box, other: Box) =>
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height
    for (const [chart, { full }] of pictures)
      for (const { states, arrows } of full) {
        const labels = arrows.flatMap(({ label }) => (label ? [label] : []))
        const boxes = [...labels, ...states.filter(({ kind }) => kind !== 'compound' && kind !== 'parallel')]
        const covered = labels.filter((label) => boxes.some((box) => box !== label && overlap(label, box)))
        expect([chart.id, covered]).toEqual([chart.id, []])
      }
  })

  it('fits within its own size', () => {
    for (const [, all] of pictures)
      for (const { width, height, states } of allOf(all))
        expect(states.filter((box) => box.x + box.width > width || box.y + box.height > height)).toEqual([])
  })

  it('has an overview that is readable in a card, with at least the outer states', () => {
    for (const [chart, { overview }] of pictures) {
      const outer = chart.states.filter(({ depth }) => depth === 0).map(({ path }) => path)
      for (const { states } of overview) expect(states.map(({ path }) => path)).toEqual(expect.arrayContaining(outer))
      const card = { width: 500, height: 430 }
      const shown = pictureFor(overview, card)
      expect([chart.id, shown && fittingScale(shown, card) >= readableScale]).toEqual([chart.id, true])
    }
  })
})

it('nests states in Mermaid, and escapes characters with a meaning in Mermaid', () => {
  const states = [
    { path: 'open', name: 'open', depth: 0, type: 'compound', isInitial: true },
    { path: 'open.a: b', name: 'a: b', depth: 1, type: 'atomic', isInitial: true },
    { path: 'gone', name: 'gone', depth: 0, type: 'final', isInitial: false },
  ] as const
  const chart: FlowChart = {
    name: 'example',
    file: 'machines/example.ts',
    id: 'example',
    description: '',
    states: states.map((state) => ({ ...state, description: '', tags: [], entry: [], exit: [], invoke: [] })),
    transitions: [
      { from: 'open', event: 'left; for good', guard: null, to: 'gone', actions: [], description: '' },
      { from: '', event: 'typed', guard: 'text "is" left', to: 'open.a: b', actions: [], description: '' },
    ],
    events: [],
    actors: [],
    actions: [],
    guards: [],
    delays: [],
    renderedBy: [],
  }
  expect(mermaidOf(chart).split('\n')).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  state "open" as s_open {',
    '    state "a  b" as s_open_a__b',
    '    [*] --> s_open_a__b',
    '  }',
    '  state "gone" as s_gone',
    '  s_gone --> [*]',
    '  [*] --> s_open',
    '  state "any state" as s_any_state',
    '  s_open --> s_gone : left  for good',
    '  s_any_state --> s_open_a__b : typed [text  is  left]',
  ])
})
