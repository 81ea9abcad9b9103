import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type {
  ChartPicture,
  ChartState,
  DrawnFlow,
  FlowChart,
  PictureArrow,
  PictureState,
} from '#screens/flows/chart.ts'
import { fontSizes, lineHeights } from '#screens/flows/picture-sizes.ts'
import { type Arrow, anyState, drawingOf, parentOf } from './drawing.ts'
import { cutAt, depthOf } from './overview.ts'
import { textWidth, wrapped } from './text-size.ts'

type Direction = 'RIGHT' | 'DOWN'
/** An overview has the names of the states, and no labels. */
type Detail = 'full' | 'overview'

const padding = 12
const initialSize = 10
const labelLength = 24

const spacing: Readonly<Record<Detail, Readonly<Record<string, string>>>> = {
  full: {
    'elk.spacing.nodeNode': '24',
    'elk.spacing.edgeNode': '16',
    'elk.spacing.edgeEdge': '12',
    'elk.spacing.edgeLabel': '4',
    'elk.layered.spacing.nodeNodeBetweenLayers': '28',
    'elk.layered.spacing.edgeNodeBetweenLayers': '16',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  },
  overview: {
    'elk.spacing.nodeNode': '14',
    'elk.spacing.edgeNode': '8',
    'elk.spacing.edgeEdge': '6',
    'elk.layered.spacing.nodeNodeBetweenLayers': '18',
    'elk.layered.spacing.edgeNodeBetweenLayers': '8',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
  },
}

interface Texts {
  readonly name: string
  readonly lines: readonly string[]
}

const headerHeight = ({ lines }: Texts): number =>
  padding + lineHeights.name + (lines.length > 0 ? padding + lines.length * lineHeights.text : 0)

const headerWidth = ({ name, lines }: Texts): number =>
  padding * 2 + Math.max(textWidth(name, fontSizes.name), ...lines.map((line) => textWidth(line, fontSizes.text)))

const graphOf = (chart: FlowChart, direction: Direction, detail: Detail) => {
  const drawing = drawingOf(chart)
  const isFull = detail === 'full'
  const texts = new Map<string, Texts>()
  const arrows: Arrow[] = []
  const shared = { ...spacing[detail], 'elk.direction': direction }

  const box = (path: string, name: string, children: ElkNode[]): ElkNode => {
    const lines = isFull ? (drawing.lines.get(path) ?? []).flatMap((line) => wrapped(line, labelLength + 4)) : []
    const text = { name, lines }
    texts.set(path, text)
    const [width, height] = [headerWidth(text), headerHeight(text) + padding]
    if (children.length === 0) return { id: path, width, height }
    return {
      id: path,
      children,
      layoutOptions: {
        ...shared,
        'elk.padding': `[top=${height},left=${padding},bottom=${padding},right=${padding}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    }
  }
  const within = (parent: string): ElkNode[] => {
    const children = chart.states.filter(({ path }) => parentOf(path) === parent)
    const first = children.find(({ isInitial }) => isInitial)
    const boxes = children.map(({ path, name }) => box(path, name, within(path)))
    if (!first) return boxes
    const id = `${parent}.(initial)`
    arrows.push({ from: id, to: first.path, labels: [] })
    return [{ id, width: initialSize, height: initialSize }, ...boxes]
  }
  const children = [...within(''), ...(drawing.hasAnyState ? [box(anyState, anyState, [])] : [])]
  arrows.push(...drawing.arrows)
  const labels = arrows.map((arrow) => (isFull ? arrow.labels.flatMap((label) => wrapped(label, labelLength)) : []))
  const edges = arrows.map(({ from, to }, index): ElkExtendedEdge => {
    const lines = labels[index] ?? []
    const width = Math.max(0, ...lines.map((line) => textWidth(line, fontSizes.text))) + 8
    const label = { id: `label ${index}`, text: lines.join('\n'), width, height: lines.length * lineHeights.text + 4 }
    return {
      id: String(index),
      sources: [from],
      targets: [to],
      labels: lines.length > 0 ? [{ ...label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }] : [],
    }
  })
  const graph: ElkNode = {
    id: 'root',
    children,
    edges,
    layoutOptions: {
      ...shared,
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': '[top=4,left=4,bottom=4,right=4]',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      // Keeps the order of the definition, so that initial states come first.
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
  }
  return { graph, texts, arrows, labels }
}

interface Point {
  readonly x: number
  readonly y: number
}

const rounded = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const towards = (from: Point, to: Point, length: number): Point => {
  const share = length / (distance(from, to) || 1)
  return { x: rounded(from.x + (to.x - from.x) * share), y: rounded(from.y + (to.y - from.y) * share) }
}

const cornerRadius = 6
const headLength = 9
const headWidth = 7

const lineThrough = (points: readonly Point[]): string => {
  const at = ({ x, y }: Point) => `${x} ${y}`
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${at(point)}`
      if (!after) return `L${at(towards(point, before, headLength - 1))}`
      const radius = Math.min(cornerRadius, distance(before, point) / 2, distance(point, after) / 2)
      return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`
    })
    .join('')
}

const headAt = (end: Point, before: Point): string => {
  const base = towards(end, before, headLength)
  const [dx, dy] = [(end.x - base.x) / headLength, (end.y - base.y) / headLength]
  const side = headWidth / 2
  const corners = [
    end,
    { x: base.x - dy * side, y: base.y + dx * side },
    { x: base.x + dy * side, y: base.y - dx * side },
  ]
  return corners.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ')
}

const isInitial = (path: string): boolean => path.endsWith('.(initial)')

const nodesIn = (node: ElkNode): readonly ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)])
const edgesIn = (node: ElkNode): readonly ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap(edgesIn),
]

const elk = new Elk()

const pictureOf = async (chart: FlowChart, direction: Direction, detail: Detail): Promise<ChartPicture> => {
  const { graph, texts, arrows, labels } = graphOf(chart, direction, detail)
  const laidOut = await elk.layout(graph)
  const types = new Map<string, ChartState['type']>(chart.states.map(({ path, type }) => [path, type]))
  const states = nodesIn(laidOut).map(
    ({ id, x, y, width, height }): PictureState => ({
      path: isInitial(id) ? '' : id,
      kind: isInitial(id) ? 'initial' : (types.get(id) ?? 'root'),
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      height: rounded(height),
      name: texts.get(id)?.name ?? '',
      lines: texts.get(id)?.lines ?? [],
    }),
  )
  const drawn = edgesIn(laidOut).map(({ id, sections, labels: placed }): PictureArrow => {
    const index = Number(id)
    const { from, to } = arrows[index] ?? { from: '', to: '' }
    const [section] = sections ?? []
    const points = (section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []).map(
      ({ x, y }) => ({ x: rounded(x), y: rounded(y) }),
    )
    const [end, before] = [points.at(-1), points.at(-2)]
    if (!end || !before) throw new Error(`${chart.name}: the arrow from ${from} to ${to} was not laid out.`)
    const [label] = placed ?? []
    const lines = labels[index] ?? []
    return {
      from: isInitial(from) ? '' : from,
      to,
      line: lineThrough(points),
      head: headAt(end, before),
      label:
        label && lines.length > 0
          ? {
              x: rounded(label.x),
              y: rounded(label.y),
              width: rounded(label.width),
              height: rounded(label.height),
              lines,
            }
          : null,
    }
  })
  return { width: rounded(laidOut.width), height: rounded(laidOut.height), states, arrows: drawn }
}

const inBothDirections = (chart: FlowChart, detail: Detail): Promise<readonly ChartPicture[]> =>
  Promise.all([pictureOf(chart, 'RIGHT', detail), pictureOf(chart, 'DOWN', detail)])

/** The largest overview whose text is 12 px high in a card on a phone. */
const card = { width: 330, height: 500 }

/** The deepest first, up to the first that fits into a card. */
const overviewsOf = async (chart: FlowChart, depth = depthOf(chart)): Promise<readonly ChartPicture[]> => {
  const pictures = await inBothDirections(cutAt(chart, depth), 'overview')
  const fits = pictures.some(({ width, height }) => width <= card.width && height <= card.height)
  return fits || depth === 0 ? pictures : [...pictures, ...(await overviewsOf(chart, depth - 1))]
}

export const picturesOf = async (chart: FlowChart): Promise<DrawnFlow['pictures']> => ({
  full: await inBothDirections(chart, 'full'),
  overview: await overviewsOf(chart),
})
