import type { ChartTransition, FlowChart } from '#screens/flows/chart.ts'

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
