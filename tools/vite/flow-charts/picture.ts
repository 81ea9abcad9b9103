import { render } from 'state-machine-cat'
import type { ChartPicture, ChartState, FlowChart } from '#screens/flows/chart.ts'
import { anywhere, type Drawing, drawingOf } from './drawing.ts'

/** A way to lay a chart out. */
interface Layout {
  /** Graphviz: 'out' keeps the arrows that leave a box in the chart's order. */
  readonly order: 'out' | '""'
  /** Between boxes, in inches. */
  readonly room: number
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
  const arrows = [...starts.map((start) => ({ ...start, labels: [] as readonly string[] })), ...drawing.arrows]
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

/** The chart laid out by state-machine-cat, as its SVG, whose arrows have the classes `arrow-0`, `arrow-1` and so on. */
const svgOf = (machine: CatMachine, { order, room }: Layout): Promise<string> =>
  render(JSON.stringify(machine), {
    inputType: 'json',
    outputType: 'svg',
    engine: 'dot',
    direction: 'left-right',
    dotGraphAttrs: [
      { name: 'nodesep', value: String(room) },
      { name: 'ranksep', value: String(room) },
      { name: 'ordering', value: order },
    ],
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

const laidOut = async (chart: FlowChart, layout: Layout): Promise<ChartPicture> => {
  const machine = catalogueOf(chart, drawingOf(chart))
  const svg = await svgOf(machine, layout)
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

/** About the room that a line of words takes. */
const boxOf = ({ text, x, y }: ChartPicture['arrows'][number]['texts'][number], size: number) => ({
  left: x,
  right: x + text.length * size * 0.5,
  top: y - size,
  bottom: y + 2,
})

/** How often words of a picture stand on others. */
const clashesIn = ({ states, arrows }: ChartPicture): number => {
  const labels = arrows.flatMap(({ texts }) => texts).map((text) => boxOf(text, 10))
  const titles = states.flatMap(({ texts }) => texts).map((text) => boxOf(text, 12))
  const all = [...labels, ...titles]
  return labels.reduce((sum, one, index) => {
    const others = all.slice(index + 1)
    const isOn = (other: (typeof all)[number]) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return sum + others.filter(isOn).length
  }, 0)
}

/** The tightest first. */
const layouts: readonly Layout[] = [
  { order: 'out', room: 0.35 },
  { order: '""', room: 0.35 },
  { order: '""', room: 0.6 },
]

/** A chart's picture: boxes and arrows with their places, without any look; of several layouts the clearest. */
export const pictureOf = async (chart: FlowChart): Promise<ChartPicture> => {
  const pictures = await Promise.all(layouts.map((layout) => laidOut(chart, layout)))
  const [clearest] = pictures
    .map((picture) => ({ picture, clashes: clashesIn(picture) }))
    .toSorted((one, other) => one.clashes - other.clashes)
  if (!clearest) throw new Error(`${chart.name} was not laid out.`)
  return clearest.picture
}
