import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'

const { number } = numbersOf('en-US')
const plural = pluralOf('en-US')

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (count: number): string => `${number(count)}${suffixes[ordinals.select(count)] ?? 'th'}`

/** Messages of the flows page: in English only, as are the names and descriptions of the machines it shows. */
export const flowsMessages = {
  heading: 'Flows',
  subtitle: 'The flows of this app are state machines. Explore them, try them, watch them live.',
  all: 'All flows',
  watch: 'Watch alongside the app',
  running: 'Running',
  states: (count: number) => plural(count, { one: `${number(count)} state`, other: `${number(count)} states` }),
  transitions: (count: number) =>
    plural(count, { one: `${number(count)} transition`, other: `${number(count)} transitions` }),
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  fullScreen: 'Full screen',
  closeFullScreen: 'Close full screen',
  keys: 'Zoom: + and −, fit: 0, pan: arrow keys',
  picture: (name: string) => `Chart of the ${name}; the definition below says the same in text`,
  tryIt: 'Try it',
  tryItNote:
    'This is your own copy. Send it events, settle the actors it invokes and advance its clock. Its actions are only listed, so nothing happens in the app.',
  state: 'State:',
  stopped: '(stopped)',
  events: 'Events',
  invoked: (actor: string) => `Invoked actor: ${actor}`,
  resolves: (output: string) => `Resolve: ${output}`,
  rejects: 'Reject',
  advance: (milliseconds: number) => `Advance the clock by ${number(milliseconds)} ms`,
  executed: 'Actions',
  context: 'Context',
  restart: 'Restart with input',
  details: 'Setup',
  actors: 'Provided actors',
  actions: 'Provided actions',
  guards: 'Guards',
  delays: 'Delays',
  source: 'Source',
  renderedBy: 'Rendered by',
  outline: 'Definition',
  root: 'Any state',
  initial: 'initial',
  current: 'current',
  tag: (name: string) => `tag: ${name}`,
  invokes: (actor: string) => `invoke: ${actor}`,
  entry: (action: string) => `entry: ${action}`,
  exit: (action: string) => `exit: ${action}`,
  transition: (event: string, guard: string | null, target: string | null) =>
    `${event}${guard === null ? '' : guard === 'else' ? ' [else]' : ` [${guard}]`}${target === null ? '' : ` → ${target}`}`,
  actionsOf: (actions: string) => `actions: ${actions}`,
  live: 'Running flows',
  closeLive: 'Close running flows',
  meet: (act: string) => `Meet it: ${act}`,
  meetNote: 'Opens the app there, with the chart beside it.',
  run: (flow: string, screen: string, count: number) =>
    `${flow}${screen === '' ? '' : ` (${screen})`}, ${ordinal(count)} run`,
  recorded: 'In this visit',
  recordedNote: 'What happened in it since the page was loaded. Choose a step to see it on the chart.',
  runs: 'Run',
  runNumber: (count: number) => `${ordinal(count)} run`,
  steps: 'Steps',
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`,
  download: 'Download what happened in this visit',
  downloadNote: 'A file for a bug report: events and states, without texts, ids or your key.',
  lastEvents: (name: string) => `Last events of the ${name}`,
}
