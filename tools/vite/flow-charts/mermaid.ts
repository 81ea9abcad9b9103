import type { ChartState, FlowChart } from '#screens/flows/chart.ts'
import { anyState, drawingOf, parentOf } from './drawing.ts'

/** Mermaid's names allow letters, digits and underscores only. */
const idOf = (path: string): string => `s_${path.replaceAll(/\W/g, '_')}`

/** A colon or semicolon ends a Mermaid label, and quotes cannot be escaped. */
const safe = (text: string): string => text.replaceAll(/[:;"#]/g, ' ').trim()

export const mermaidOf = (chart: FlowChart): string => {
  const drawing = drawingOf(chart)
  const linesOf = (path: string) =>
    (drawing.lines.get(path) ?? []).map((line) => `${idOf(path)} : ${safe(line.replace(': ', ' '))}`)
  const stateLines = ({ path, name, type }: ChartState): string[] => {
    const inner = within(path)
    // Mermaid shows no lines in a compound state.
    const lines = inner.length > 0 ? (drawing.lines.get(path) ?? []) : []
    const own = [`state "${safe([name, ...lines].join(' · '))}" as ${idOf(path)}`]
    if (inner.length > 0) return [`${own[0]} {`, ...inner.map((line) => `  ${line}`), '}']
    return [...own, ...linesOf(path), ...(type === 'final' ? [`${idOf(path)} --> [*]`] : [])]
  }
  const within = (parent: string): string[] => {
    const children = chart.states.filter(({ path }) => parentOf(path) === parent)
    const first = children.find(({ isInitial }) => isInitial)
    return [...children.flatMap(stateLines), ...(first ? [`[*] --> ${idOf(first.path)}`] : [])]
  }
  const loose = drawing.hasAnyState ? [`state "${anyState}" as ${idOf(anyState)}`, ...linesOf(anyState)] : []
  const arrows = drawing.arrows.map(
    ({ from, to, labels }) => `${idOf(from)} --> ${idOf(to)} : ${labels.map(safe).join('<br/>')}`,
  )
  return ['stateDiagram-v2', 'direction LR', ...within(''), ...loose, ...arrows]
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join('\n')
}
