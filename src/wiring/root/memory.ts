import { areReleasesDue } from '#domain/availability/release-due.ts'
import { pageFrom, sectionOf } from '#domain/movie/addresses.ts'
import { attempt } from '#domain/values/attempt.ts'
import { eraseKeys } from '#stores/erasure.ts'
import { erasedKey, releaseKeys } from '#stores/keys.ts'
import { createLastExport } from '#stores/preferences/last-export.ts'
import { createListMemory, type ListMemory } from '#stores/preferences/list-memory.ts'
import { createNotices } from '#stores/preferences/notices.ts'
import { createPreferences } from '#stores/preferences/preferences.ts'
import { safeStorage } from '#stores/safe-storage.ts'
import type { Memory } from '../app/app.ts'
import type { World } from '../app/world.ts'

const createPageMemory = (lists: ListMemory, world: World): Pick<Memory, 'savePage' | 'rememberPage'> => {
  const savePage = (pathname: string, search: string): void => {
    const parameters = new URLSearchParams(search)
    lists.pageInfo(pathname).write({
      page: pageFrom(parameters.get('page')) ?? 1,
      filter: parameters.get('filter') ?? '',
      scrollY: world.scrollPosition(),
      lastVisited: world.now(),
    })
  }
  return {
    savePage,
    rememberPage: (pathname, search) => {
      savePage(pathname, search)
      lists.restoreScrollY.write(world.scrollPosition())
      if (sectionOf(pathname).kind === 'discover') lists.returningFromMovie.write(true)
    },
  }
}

export const createMemory = (world: World): Memory => {
  const { session } = world
  const lists = createListMemory(session)
  // Another tab cannot reach the session storage of this one.
  world.onStorage((key) => {
    if (key === erasedKey && session) attempt(() => eraseKeys(session))
  })
  return {
    preferences: createPreferences(world.storage),
    lists,
    notices: createNotices(world.storage),
    lastExport: createLastExport(world),
    areReleasesDue: () => areReleasesDue(safeStorage(world.storage).get(releaseKeys.due), world.today()),
    ...createPageMemory(lists, world),
  }
}
