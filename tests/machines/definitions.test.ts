import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FlowChart } from '#screens/flows/chart.ts'
import { loadCharts } from '#tools/vite/flow-charts/machines.ts'
import { mermaidOf } from '#tools/vite/flow-charts/mermaid.ts'
import { pictureOf } from '#tools/vite/flow-charts/picture.ts'
import { flowsReadme } from '#tools/vite/flow-charts/readme.ts'

const root = join(import.meta.dirname, '../..')
let charts: readonly FlowChart[] = []
beforeAll(async () => {
  charts = await loadCharts(root)
}, 60_000)

describe('machines/README.md', () => {
  it('says what the definitions say: run `npm run flows`', async () => {
    expect(readFileSync(join(root, 'machines/README.md'), 'utf8')).toBe(await flowsReadme(root))
  }, 60_000)
})

describe('the definition of each machine', () => {
  const inAll = <Found>(find: (chart: FlowChart) => readonly Found[]) =>
    charts.flatMap((chart) => find(chart).map((found) => [chart.id, found]))

  it('describes the flow', () => {
    expect(charts.length).toBeGreaterThan(5)
    expect(charts.filter(({ description }) => description === '').map(({ id }) => id)).toEqual([])
  })

  it('is rendered by somebody', () => {
    expect(
      charts.filter(({ renderedBy }) => !renderedBy.some((path) => path.endsWith('.tsx'))).map(({ id }) => id),
    ).toEqual([])
  })

  it('names every task and every order', () => {
    const nameless = /^(?:\(|xstate|\d|$)/
    expect(
      inAll(({ states, transitions }) =>
        [
          ...states.flatMap(({ tasks, entry, exit }) => [...tasks, ...entry, ...exit]),
          ...transitions.flatMap(({ actions }) => actions),
        ].filter((name) => nameless.test(name)),
      ),
    ).toEqual([])
  })

  it('has no event that nobody sends', () => {
    const sources = Object.values(
      import.meta.glob<string>('/src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
    )
    const isSent = (event: string) => sources.some((source) => source.includes(`type: '${event}'`))
    expect(inAll(({ events }) => events.filter((event) => !isSent(event)))).toEqual([])
    expect(isSent('nobody sends this')).toBe(false)
  })
})

describe('the picture of each machine', () => {
  it('has a place for every state, and an arrow or a line for every way', async () => {
    for (const chart of charts) {
      const { states, arrows } = await pictureOf(chart)
      const said = [...states, ...arrows].flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n')
      expect(states.map(({ path }) => path)).toEqual(expect.arrayContaining(chart.states.map(({ path }) => path)))
      expect(chart.transitions.filter(({ event }) => event !== 'at once' && !said.includes(event))).toEqual([])
      expect(arrows.filter(({ line, head }) => line === '' || head === '')).toEqual([])
    }
  }, 60_000)
})

it('a chart in Mermaid keeps inner states within their outer ones, and takes no sign that Mermaid reads', () => {
  const states = [
    { path: 'open', name: 'open', depth: 0, kind: 'compound', isInitial: true },
    { path: 'open.a: b', name: 'a: b', depth: 1, kind: 'plain', isInitial: true },
    { path: 'gone', name: 'gone', depth: 0, kind: 'final', isInitial: false },
  ] as const
  const chart: FlowChart = {
    name: 'example',
    id: 'example',
    description: '',
    states: states.map((state) => ({ ...state, description: '', tags: [], entry: [], exit: [], tasks: [] })),
    transitions: [
      { from: 'open', event: 'left; for good', guard: null, to: 'gone', actions: [], description: '' },
      { from: '', event: 'typed', guard: 'text "is" left', to: 'open.a: b', actions: [], description: '' },
    ],
    events: [],
    ports: [],
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
    '  state "anywhere" as s_anywhere',
    '  s_open --> s_gone : left  for good',
    '  s_anywhere --> s_open_a__b : typed [text  is  left]',
  ])
})
