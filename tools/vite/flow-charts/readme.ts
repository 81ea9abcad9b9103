import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartState, ChartTransition, FlowChart } from '#screens/flows/chart.ts'
import { loadCharts } from './machines.ts'
import { mermaidOf } from './mermaid.ts'

const introduction = `# The flows of Matinee

Whatever takes more than one click in Matinee is a state machine in this folder, one a file. They are headless: nothing here
knows a browser (the compiler proves it, \`tsconfig.json\` has no DOM), and what a flow needs done it asks of ports, which
\`src/wiring/flows\` fills. The running app shows the same charts at \`/flows\`, alive.

This page is written by \`npm run flows\` from the definitions; a test fails when it is stale.

## In ten lines

A machine needs no browser, no server and no waiting. \`tests/machines/ten-lines.test.ts\`:
`

const afterExample = `
Each machine has a sample (\`samples/\`): beginnings, events, answers of its tasks. From it \`npm run test:machines\` goes every way
there is (\`xstate/graph\`) and prints how many states, transitions and guards, both ways, it came by. All, or the run fails.
The same samples drive the machines to try at \`/flows\`.
`

const code = (text: string): string => `\`${text}\``
const list = (names: readonly string[]): string => names.map(code).join(', ') || 'none'

const notesOf = ({ kind, isInitial, tags }: ChartState): string => {
  const notes = [
    ...(isInitial ? ['first'] : []),
    ...(kind === 'final' || kind === 'parallel' ? [kind] : []),
    ...(kind === 'passing' ? ['left at once'] : []),
    ...tags.map((tag) => `tagged ${tag}`),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

const stateLine = (state: ChartState): string => {
  const does = [
    ...state.tasks.map((task) => `Runs ${code(task)}.`),
    ...state.entry.map((order) => `On entry: ${code(order)}.`),
    ...state.exit.map((order) => `On exit: ${code(order)}.`),
  ]
  const words = [
    `**${state.name}**${notesOf(state)}${state.description === '' ? '' : `: ${state.description}`}`,
    ...does,
  ]
  return `${'  '.repeat(state.depth)}- ${words.join(' ')}`
}

const wayLine = ({ from, event, guard, to, actions, description }: ChartTransition): string => {
  const condition = guard === null ? '' : guard === 'otherwise' ? ', otherwise' : `, if ${guard}`
  const does = actions.length === 0 ? '' : ` ${actions.map(code).join(', ')}.`
  const why = description === '' ? '' : ` ${description}`
  return `- ${from === '' ? 'anywhere' : from}: **${event}**${condition} → ${to ?? 'stays'}.${does}${why}`
}

const sectionOf = (chart: FlowChart): string => {
  const named = (wanted: 'task' | 'order') => chart.ports.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return `## ${chart.id}

${chart.description}

\`\`\`mermaid
${mermaidOf(chart)}
\`\`\`

- Source: [${chart.name}.ts](${chart.name}.ts)
- Events: ${list(chart.events)}
- Ports, tasks: ${list(named('task'))}
- Ports, orders: ${list(named('order'))}
- Rendered by: ${chart.renderedBy.map((path) => `[${path}](../${path})`).join(', ') || 'nobody'}

States:

${chart.states.map(stateLine).join('\n')}

<details><summary>Transitions</summary>

${chart.transitions.map(wayLine).join('\n')}

</details>
`
}

/** The text of machines/README.md, from the definitions of the project at `root`. */
export const flowsReadme = async (root: string): Promise<string> => {
  const example = readFileSync(join(root, 'tests/machines/ten-lines.test.ts'), 'utf8').trim()
  const charts = await loadCharts(root)
  return [introduction, `\`\`\`ts\n${example}\n\`\`\``, afterExample, ...charts.map(sectionOf)].join('\n')
}
