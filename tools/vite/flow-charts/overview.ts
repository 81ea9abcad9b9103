import type { ChartState, FlowChart } from '#screens/flows/chart.ts'

export const depthOf = ({ states }: FlowChart): number => Math.max(0, ...states.map(({ depth }) => depth))

/** Transitions of the states that are left out become transitions of their parent. */
export const cutAt = (chart: FlowChart, depth: number): FlowChart => {
  const ancestorOf = (path: string): string =>
    path
      .split('.')
      .slice(0, depth + 1)
      .join('.')
  const states = chart.states
    .filter((state) => state.depth <= depth)
    .map(
      (state): ChartState =>
        state.depth === depth && state.type === 'compound' ? { ...state, type: 'atomic' } : state,
    )
  const transitions = chart.transitions
    .filter(({ from, to }) => from !== '' && to !== null && ancestorOf(from) !== ancestorOf(to))
    .map((transition) => ({
      ...transition,
      from: ancestorOf(transition.from),
      to: transition.to && ancestorOf(transition.to),
    }))
  return { ...chart, states, transitions }
}
