import { expect } from '@playwright/test'
import type fc from 'fast-check'
import { core as enUS } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'

import type { Visitor } from '../browser/visitor.ts'
import { seeFlows } from './walk-flows.ts'
import { always, type Step, step, tab } from './walk-step.ts'

const { settings, tonight } = other

const { discover, lists, trailer, watchlist } = enUS

const seeDiscover = async (I: Visitor) => {
  await I.goTo('Discover')
  for (const name of [discover.genres, discover.search, discover.trending]) {
    await I.page.getByRole('navigation', { name: discover.tabs }).getByRole('link', { name }).click()
    await seeFlows(I.page)
  }
}

const askForTonight = async (I: Visitor) => {
  await I.goTo('Tonight')
  await seeFlows(I.page)
  await I.click(tonight.another)
  await seeFlows(I.page)
}

const filterWatchlist = async (I: Visitor) => {
  await I.goTo('Watchlist')
  const field = I.page.getByRole('searchbox', { name: watchlist.search })
  await field.fill('a')
  await seeFlows(I.page)
  await expect(I.page).toHaveURL(/filter=a/)
  await seeFlows(I.page)
  await I.click(lists.clearSearch)
  await expect(I.page).not.toHaveURL(/filter/)
}

const playTrailer = async (I: Visitor) => {
  await I.search('Interstellar')
  await I.pick('Interstellar')
  await I.seeMovie('Interstellar')
  await I.click(trailer.play({ title: 'Interstellar' }))
  await seeFlows(I.page)
  await I.click(trailer.close)
  await I.closeMovie()
}

const thinkOfDeleting = async (I: Visitor) => {
  await I.goTo('Settings')
  await I.click(settings.deletion.open)
  await I.see(settings.deletion.question)
  await seeFlows(I.page)
  await I.click(settings.deletion.cancel)
  await I.dontSee(settings.deletion.question)
}

const tour = (name: string, look: (I: Visitor) => Promise<void>, isPossible: Step['check'] = always) =>
  tab.map((at) =>
    step(`tab ${at} ${name}`, isPossible, async (_, walker) => {
      await look(walker.tabAt(at))
      return undefined
    }),
  )

/** Steps that change no records, and meet machines that the others do not. */
export const tourSteps: readonly fc.Arbitrary<Step>[] = [
  tour("looks at Discover's tabs", seeDiscover),
  tour('asks for a movie for tonight', askForTonight),
  tour('filters the watchlist', filterWatchlist, ({ records }) => records.watchlist.length > 0),
  tour('plays a trailer', playTrailer),
  tour('thinks of deleting everything', thinkOfDeleting),
]
