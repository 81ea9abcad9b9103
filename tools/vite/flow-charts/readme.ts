import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartState, ChartTransition, FlowChart } from '#screens/flows/chart.ts'
import { flowScreens } from '#wiring/inspect/flow-places.ts'
import { loadCharts } from './machines.ts'
import { mermaidOf } from './mermaid.ts'

const introduction = (table: string): string => `# The flows of Matinee

Each file here is one flow as an XState machine: it has at least three states that a user could name, or an effect that
can fail, be canceled or time out. They are headless: nothing here knows a browser (\`tsconfig.json\` has no DOM, so the
compiler checks it). The actors and actions that a machine needs are provided by \`src/wiring/flows\`. The app shows the same
charts at \`/flows\`, with the current states highlighted.

| Where | Flows |
|---|---|
${table}

What is no machine, and why:

- Toasts, the selection in lists and the notice of a new version: Home shows or prepares them, and machines would bring their
  cost to every start.
- The wait before a closed modal navigates, the language and the code of a screen: one step and its end, which a timer, a
  signal or React's own boundary tells.
- A panel of filters: closed, or open with a draft that nobody else reads.
- A picture that does not load: the next of an ordered list of sources, without a state of its own.
- Requests to TMDB: the query cache knows whether one is pending, failed or fresh.
- Saving records: a queue with one law (what is acknowledged is stored), tested as such in \`src/stores/records\`.

\`npm run flows\` writes this page from the definitions; a test fails when it is out of date.

## In ten lines

A machine needs no browser, no server and no waiting. \`tests/machines/ten-lines.test.ts\`:
`

const afterExample = `
Each machine has a sample (\`samples/\`): inputs, events, and the outputs of its actors. With it \`npm run test:machines\` walks
every path (\`xstate/graph\`) and prints how many states, transitions and guards (true and false) it covered; it fails when one
is missing. The simulations at \`/flows\` use the same samples.
`

const code = (text: string): string => `\`${text}\``
const list = (names: readonly string[]): string => names.map(code).join(', ') || 'none'

const notesOf = ({ type, isInitial, tags }: ChartState): string => {
  const notes = [
    ...(isInitial ? ['initial'] : []),
    ...(type === 'atomic' || type === 'compound' ? [] : [type]),
    ...tags.map((tag) => `tag: ${tag}`),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

const stateLine = (state: ChartState): string => {
  const does = [
    ...state.invoke.map((actor) => `Invoke: ${code(actor)}.`),
    ...state.entry.map((action) => `Entry: ${code(action)}.`),
    ...state.exit.map((action) => `Exit: ${code(action)}.`),
  ]
  const parts = [
    `**${state.name}**${notesOf(state)}${state.description === '' ? '' : `: ${state.description}`}`,
    ...does,
  ]
  return `${'  '.repeat(state.depth)}- ${parts.join(' ')}`
}

const transitionLine = ({ from, event, guard, to, actions, description }: ChartTransition): string => {
  const condition = guard === null ? '' : ` [${guard}]`
  const does = actions.length === 0 ? '' : ` Actions: ${actions.map(code).join(', ')}.`
  const why = description === '' ? '' : ` ${description}`
  const target = to === null ? '' : ` → ${to}`
  return `- ${from === '' ? 'any state' : from}: **${event}**${condition}${target}.${does}${why}`
}

const sectionOf = (chart: FlowChart): string => `### ${chart.id}

${chart.description}

\`\`\`mermaid
${mermaidOf(chart)}
\`\`\`

- Source: [${chart.file.slice('machines/'.length)}](${chart.file.slice('machines/'.length)})
- Events: ${list(chart.events)}
- Provided actors: ${list(chart.actors)}
- Provided actions: ${list(chart.actions)}
- Guards: ${list(chart.guards)}
- Delays: ${list(chart.delays)}
- Rendered by: ${chart.renderedBy.map((path) => `[${path}](../${path})`).join(', ') || 'none'}

States:

${chart.states.map(stateLine).join('\n')}

<details><summary>Transitions</summary>

${chart.transitions.map(transitionLine).join('\n')}

</details>
`

const anchor = (id: string): string => `[${id}](#${id.toLowerCase().replaceAll(' ', '-')})`

export const flowsReadme = async (root: string): Promise<string> => {
  const example = readFileSync(join(root, 'tests/machines/ten-lines.test.ts'), 'utf8').trim()
  const charts = await loadCharts(root)
  const screens = flowScreens.map(({ title, flows }) => ({
    title,
    charts: flows.flatMap(({ id }) => charts.find((chart) => chart.id === id) ?? []),
  }))
  const table = screens.map(
    ({ title, charts: shown }) => `| ${title} | ${shown.map(({ id }) => anchor(id)).join(', ')} |`,
  )
  return [
    introduction(table.join('\n')),
    `\`\`\`ts\n${example}\n\`\`\``,
    afterExample,
    ...screens.flatMap(({ title, charts: shown }) => [`## ${title}\n`, ...shown.map(sectionOf)]),
  ].join('\n')
}
