import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('en-US')
const { number } = numbersOf('en-US')

/** The words of the page of flows, in English alone, as are the names and descriptions in the machines that it shows. */
export const flowsMessages = {
  heading: 'Flows',
  subtitle: 'Whatever takes more than one click here is a state machine. Look at it, try it, watch it run.',
  all: 'All flows',
  watch: 'Watch beside the app',
  running: 'Runs now',
  states: (count: number) => plural(count, { one: `${number(count)} state`, other: `${number(count)} states` }),
  ways: (count: number) => plural(count, { one: `${number(count)} transition`, other: `${number(count)} transitions` }),
  chart: 'Chart',
  picture: (name: string) => `Chart of the ${name}; the outline below says the same in words`,
  tryIt: 'Try it',
  tryItNote: 'A machine on its own: you send the events, answer its tasks and let time pass. Nothing reaches the app.',
  now: 'Now:',
  over: '(ended)',
  waiting: (task: string) => `"${task}" waits for your answer`,
  fails: 'It fails',
  letPass: (milliseconds: number) => `Let ${number(milliseconds)} ms pass`,
  ordered: 'Orders to the app, not carried out here',
  memory: 'What it remembers',
  begin: 'Begin again with',
  facts: 'Facts',
  events: 'Events',
  tasks: 'Tasks it needs done',
  orders: 'Orders it gives',
  source: 'Source',
  renderedBy: 'Rendered by',
  outline: 'In words',
  everywhere: 'In every state',
  first: 'first',
  final: 'final',
  passing: 'left at once',
  here: 'now',
  runs: (task: string) => `Runs the task "${task}".`,
  onEntry: (order: string) => `On entry: ${order}.`,
  onExit: (order: string) => `On exit: ${order}.`,
  way: (event: string, guard: string | null, to: string | null) =>
    `${event}${guard === null ? '' : guard === 'otherwise' ? ', otherwise' : `, if ${guard}`} ${to === null ? '(stays)' : `→ ${to}`}`,
  does: (actions: string) => `Does: ${actions}.`,
  live: 'Running flows',
  closeLive: 'Close the running flows',
  noneRuns: 'No flow runs at the moment. Type into the search box, or open a dialog.',
}
