import { render } from 'state-machine-cat'
import type { ChartPicture, ChartState, ChartTransition, FlowChart } from '#screens/flows/chart.ts'

/** The box for ways that are open in every state. */
export const anywhere = 'anywhere'

/** An arrow or a line in a box before it is laid out. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
}

export interface Drawing {
  readonly arrows: readonly Arrow[]
  /** What happens within a state, by its path. */
  readonly lines: ReadonlyMap<string, readonly string[]>
  /** Whether some way is open in every state. */
  readonly hasAnywhere: boolean
}

const labelOf = ({ event, guard }: ChartTransition): string => {
  if (guard === null) return event
  return event === 'at once' ? `[${guard}]` : `${event} [${guard}]`
}

const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`)

/**
 * What is drawn of a chart. A way from a state to one within it cannot be drawn as an arrow: it is drawn from each of the
 * innermost states it is open in. Ways between the same two states share an arrow.
 */
export const drawingOf = ({ states, transitions }: FlowChart): Drawing => {
  const innermost = (path: string) =>
    states.filter((state) => isWithin(state.path, path) && !states.some((other) => isWithin(other.path, state.path)))
  const lines = new Map<string, string[]>()
  const addLine = (path: string, line: string) => lines.set(path, [...(lines.get(path) ?? []), line])
  for (const { path, entry, exit, tasks } of states) {
    for (const task of tasks) addLine(path, `runs: ${task}`)
    for (const order of entry) addLine(path, `on entry: ${order}`)
    for (const order of exit) addLine(path, `on exit: ${order}`)
  }
  const labels = new Map<string, { from: string; to: string; labels: string[] }>()
  const addArrow = (from: string, to: string, label: string) => {
    const key = `${from}\n${to}`
    const arrow = labels.get(key) ?? { from, to, labels: [] }
    if (!arrow.labels.includes(label)) arrow.labels.push(label)
    labels.set(key, arrow)
  }
  for (const transition of transitions) {
    const { from, to } = transition
    const label = labelOf(transition)
    const source = from === '' ? anywhere : from
    if (to === null) addLine(source, label)
    else if (from !== '' && isWithin(to, from)) {
      for (const { path } of innermost(from)) {
        if (path === to) addLine(path, label)
        else addArrow(path, to, label)
      }
    } else addArrow(source, to, label)
  }
  return { arrows: [...labels.values()], lines, hasAnywhere: transitions.some(({ from }) => from === '') }
}

interface CatState {
  name: string
  label?: string
  type: 'regular' | 'initial' | 'final' | 'parallel'
  class?: string
  actions?: { type: 'activity'; body: string }[]
  statemachine?: CatMachine
}
interface CatMachine {
  states: CatState[]
  transitions?: { id: number; from: string; to: string; label?: string; class: string }[]
}

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

const catalogueOf = (chart: FlowChart, drawing: Drawing): CatMachine => {
  const actionsOf = (path: string) => {
    const lines = drawing.lines.get(path)
    return lines ? { actions: lines.map((body) => ({ type: 'activity' as const, body })) } : {}
  }
  const starts: { from: string; to: string }[] = []
  const within = (parent: string): CatState[] => {
    const children = chart.states.filter(({ path }) => parentOf(path) === parent)
    const first = children.find(({ isInitial }) => isInitial)
    const start = first ? [{ name: `${parent}.(start)`, type: 'initial' as const }] : []
    if (first) starts.push({ from: `${parent}.(start)`, to: first.path })
    return [...start, ...children.map(stateOf)]
  }
  const stateOf = ({ path, name, kind }: ChartState): CatState => {
    const children = within(path)
    return {
      name: path,
      label: name,
      type: kind === 'parallel' ? 'parallel' : 'regular',
      class: kind,
      ...actionsOf(path),
      ...(children.length > 0 ? { statemachine: { states: children } } : {}),
    }
  }
  const loose = drawing.hasAnywhere
    ? [{ name: anywhere, type: 'regular' as const, class: anywhere, ...actionsOf(anywhere) }]
    : []
  const states = [...within(''), ...loose]
  // An arrow to a box around others may pass through them: it leads to where the box is entered.
  const entered = (path: string): string => {
    const first = starts.find(({ from }) => from === `${path}.(start)`)
    return first ? entered(first.to) : path
  }
  const arrows = [
    ...starts.map((start) => ({ ...start, labels: [] as readonly string[] })),
    ...drawing.arrows.map((arrow) => ({ ...arrow, to: entered(arrow.to) })),
  ]
  return {
    states,
    transitions: arrows.map(({ from, to, labels }, id) => ({
      id: id + 1,
      from,
      to,
      class: `arrow-${id}`,
      ...(labels.length > 0 ? { label: labels.join('\n') } : {}),
    })),
  }
}

const roomy = [
  { name: 'nodesep', value: '0.35' },
  { name: 'ranksep', value: '0.35' },
]

/** The chart laid out by state-machine-cat, as its SVG, whose arrows have the classes `arrow-0`, `arrow-1` and so on. */
const svgOf = (machine: CatMachine): Promise<string> =>
  render(JSON.stringify(machine), {
    inputType: 'json',
    outputType: 'svg',
    engine: 'dot',
    direction: 'left-right',
    dotGraphAttrs: roomy,
  }) as Promise<string>

const rounded = (text: string): string => text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(+number * 10) / 10))
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#45': '-',
  '#160': ' ',
}
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all).trim()

/** Every element of a kind in a piece of SVG, as its attributes; `text` holds what stands in it. */
const elementsOf = (svg: string, tag: string): Readonly<Record<string, string>>[] =>
  [...svg.matchAll(new RegExp(`<${tag}\\b([^>]*?)(?:/>|>([^<]*)</${tag}>)`, 'g'))].map(
    ([, attributes = '', text = '']) => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, rounded(value ?? '')]),
      ),
      text: plain(text),
    }),
  )

const textsOf = (group: string) =>
  elementsOf(group, 'text')
    .filter(({ text }) => text !== '')
    .map(({ text = '', x, y }) => ({ text, x: Number(x), y: Number(y) }))

/** A chart's picture: boxes and arrows with their places, without any look. */
export const pictureOf = async (chart: FlowChart): Promise<ChartPicture> => {
  const machine = catalogueOf(chart, drawingOf(chart))
  const svg = await svgOf(machine)
  const [viewBox] = elementsOf(svg.replace(/<svg([^>]*)>[\s\S]*/, '<svg$1/>'), 'svg')
  const [, left = 0, top = 0] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(svg) ?? []
  const [, , width = 0, height = 0] = (viewBox?.['viewBox'] ?? '').split(' ').map(Number)
  const groups = [...svg.matchAll(/<g id="\w+" class="(\w+) ([^"]*)">([\s\S]*?)<\/g>/g)].map(
    ([, kind = '', classes = '', body = '']) => ({
      kind,
      classes,
      body,
      title: plain(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '').replace(/^cluster_/, ''),
    }),
  )
  const kinds = new Map<string, ChartState['kind']>(chart.states.map(({ path, kind }) => [path, kind]))
  const states = groups
    .filter(({ kind }) => kind !== 'edge')
    .map(({ title, body }) => ({
      path: title.endsWith('(start)') ? '' : title,
      kind: title.endsWith('(start)') ? ('initial' as const) : (kinds.get(title) ?? ('anywhere' as const)),
      outlines: elementsOf(body, 'path').map(({ d = '' }) => d),
      rules: elementsOf(body, 'polygon')
        .filter(isFlat)
        .map(({ points = '' }) => points),
      circles: elementsOf(body, 'ellipse').map(({ cx, cy, rx }) => ({ cx: Number(cx), cy: Number(cy), r: Number(rx) })),
      texts: textsOf(body),
    }))
  const arrows = groups
    .filter(({ kind }) => kind === 'edge')
    .map(({ classes, body }) => {
      const { from = '', to = '' } = machine.transitions?.[Number(/arrow-(\d+)/.exec(classes)?.[1])] ?? {}
      const [line] = elementsOf(body, 'path')
      const [head] = elementsOf(body, 'polygon')
      return {
        from: from.endsWith('(start)') ? '' : from,
        to,
        line: line?.['d'] ?? '',
        head: head?.['points'] ?? '',
        texts: textsOf(body),
      }
    })
  return { left: -left, top: -top, width, height, states, arrows }
}

/** A line between a state's name and what happens in it is drawn as a box without height. */
const isFlat = ({ points = '' }: Readonly<Record<string, string>>): boolean =>
  new Set(points.split(' ').map((point) => point.split(',')[1])).size === 1
