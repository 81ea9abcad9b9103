import { flowsMessages } from '#i18n/flows.ts'
import type { FlowRun } from '../app/running-flows.ts'

/** Where a user meets a flow. */
export interface FlowPlace {
  /** The machine's id. */
  readonly id: string
  /** What the user does. */
  readonly act: string
  /** The address at which to do it. */
  readonly path: string
}

interface Screen {
  readonly title: string
  readonly flows: readonly FlowPlace[]
}

// TMDB's ids; the demo has them too.
const movie = '/movie/348'
const person = '/person/10205'

/** Each flow at the screen where a user meets it first. A test compares the ids with `machines/`. */
export const flowScreens: readonly Screen[] = [
  { title: 'Every screen', flows: [{ id: 'search box', act: 'Type in the search box', path: '/' }] },
  {
    title: 'Movie and person',
    flows: [
      { id: 'trailer', act: 'Play the trailer', path: movie },
      { id: 'log viewing', act: 'Log a viewing', path: movie },
      { id: 'add to collection dialog', act: 'Add the movie to a collection', path: movie },
      { id: 'person modal', act: 'Open a person', path: person },
    ],
  },
  {
    title: 'Discover',
    flows: [
      { id: 'discover tabs', act: 'Choose a tab of Discover', path: '/discover' },
      { id: 'empty filter', act: 'Ask which filter to remove', path: '/discover?tab=filter&genre=Western&language=ko' },
    ],
  },
  { title: 'Tonight', flows: [{ id: 'tonight', act: 'Ask for a movie for tonight', path: '/tonight' }] },
  {
    title: 'Lists and collections',
    flows: [
      { id: 'list address', act: 'Sort or filter the watchlist', path: '/watchlist' },
      { id: 'movie loading', act: 'Filter the watchlist by service', path: '/watchlist' },
      { id: 'name dialog', act: 'Create a collection', path: '/collections' },
      { id: 'collection page', act: 'Delete a collection on its page', path: '/collections' },
      { id: 'sharing a list', act: 'Share the watchlist', path: '/watchlist' },
      {
        id: 'opening a shared list',
        act: 'Open a link with a list',
        path: '/share#list=1.q1bKU7JSCinPV0jLL1JIVChKzMyrVMjLTM8oUdJRylWyio42NrHQUXLMyUzNU9IxtDS3jNWJtjSx1FHySE0sAYlYmsbG1gIA',
      },
    ],
  },
  {
    title: 'Year in review',
    flows: [{ id: 'review picture', act: 'Share the picture of a year', path: '/watched/review' }],
  },
  {
    title: 'Settings',
    flows: [
      { id: 'API key test', act: 'Test an API key', path: '/settings' },
      { id: 'import dialog', act: 'Import a file', path: '/settings#import' },
      { id: 'history import', act: 'Import the history of another tracker', path: '/settings#import' },
      { id: 'sending to a device', act: 'Send to another device', path: '/settings#devices' },
      { id: 'receiving from a device', act: 'Receive a file of another device', path: '/settings#devices' },
      { id: 'sync', act: 'Connect a folder', path: '/settings#devices' },
      { id: 'restoring', act: 'Go back to a restore point', path: '/settings#restore-points' },
      { id: 'deleting everything', act: 'Delete all data', path: '/settings' },
      { id: 'inspector', act: 'Open the inspector', path: '/settings' },
    ],
  },
]

/** Undefined for a machine that no screen has. */
export const placeOf = (id: string): (FlowPlace & { readonly screen: string }) | undefined => {
  for (const { title, flows } of flowScreens) {
    const place = flows.find((flow) => flow.id === id)
    if (place) return { ...place, screen: title }
  }
  return undefined
}

/** Such as 'trailer (Movie and person), 2nd run'. */
export const runName = ({ flow, ordinal }: FlowRun): string =>
  flowsMessages.run(flow, placeOf(flow)?.screen ?? '', ordinal)
