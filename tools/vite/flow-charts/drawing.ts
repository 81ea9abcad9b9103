import type { ChartTransition, FlowChart } from '#screens/flows/chart.ts'

export const anyState = 'any state'

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly labels: readonly string[]
}

export interface Drawing {
  readonly arrows: readonly Arrow[]
  readonly lines: ReadonlyMap<string, readonly string[]>
  readonly hasAnyState: boolean
}

const labelOf = ({ event, guard }: ChartTransition): string => (guard === null ? event : `${event} [${guard}]`)

export const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`)

export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

/** Draws a transition from a state to one within it from each innermost state that inherits it. */
export const drawingOf = ({ states, transitions }: FlowChart): Drawing => {
  const innermost = (path: string) =>
    states.filter((state) => isWithin(state.path, path) && !states.some((other) => isWithin(other.path, state.path)))
  const lines = new Map<string, string[]>()
  const addLine = (path: string, line: string) => lines.set(path, [...(lines.get(path) ?? []), line])
  for (const { path, entry, exit, invoke } of states) {
    for (const actor of invoke) addLine(path, `invoke: ${actor}`)
    for (const action of entry) addLine(path, `entry: ${action}`)
    for (const action of exit) addLine(path, `exit: ${action}`)
  }
  const arrows = new Map<string, { from: string; to: string; labels: string[] }>()
  const addArrow = (from: string, to: string, label: string) => {
    const key = `${from}\n${to}`
    const arrow = arrows.get(key) ?? { from, to, labels: [] }
    if (!arrow.labels.includes(label)) arrow.labels.push(label)
    arrows.set(key, arrow)
  }
  for (const transition of transitions) {
    const { from, to } = transition
    const label = labelOf(transition)
    const source = from === '' ? anyState : from
    if (to === null || to === from) addLine(source, label)
    else if (from !== '' && isWithin(to, from)) {
      for (const { path } of innermost(from)) {
        if (path === to) addLine(path, label)
        else addArrow(path, to, label)
      }
    } else addArrow(source, to, label)
  }
  return { arrows: [...arrows.values()], lines, hasAnyState: transitions.some(({ from }) => from === '') }
}
