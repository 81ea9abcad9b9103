import type { ChartState, FlowChart } from '#screens/flows/chart.ts'

/** How deep a chart's states are nested; 0 for none within another. */
export const depthOf = ({ states }: FlowChart): number => Math.max(0, ...states.map(({ depth }) => depth))

/** A chart cut off below a depth: transitions of the states left out are those of the state around them. */
export const cutAt = (chart: FlowChart, depth: number): FlowChart => {
  const kept = (path: string): string =>
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
    .filter(({ from, to }) => from !== '' && to !== null && kept(from) !== kept(to))
    .map((transition) => ({ ...transition, from: kept(transition.from), to: transition.to && kept(transition.to) }))
  return { ...chart, states, transitions }
}
