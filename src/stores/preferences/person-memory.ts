import { isTmdbId } from '#domain/movie/movie.ts'
import { isCreditOrder, isPersonTab, type PersonView } from '#domain/movie/person-view.ts'
import { isObject } from '#domain/values/schema.ts'
import { sessionKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

const maxPeople = 10

export interface PersonMemory {
  readonly read: (personId: number) => PersonView | null
  readonly write: (personId: number, view: PersonView) => void
}

interface StoredPerson {
  readonly personId: number
  readonly activeTab: PersonView['tab']
  readonly actingPage: number
  readonly directingPage: number
  readonly sortOrder: PersonView['order']
  readonly timestamp: number
}

const isPage = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

const storedPerson = (value: unknown): readonly StoredPerson[] => {
  if (!isObject(value)) return []
  const { personId, activeTab, actingPage, directingPage, sortOrder, timestamp } = value
  if (!isTmdbId(personId) || !isPersonTab(activeTab) || !isCreditOrder(sortOrder)) return []
  if (!isPage(actingPage) || !isPage(directingPage) || typeof timestamp !== 'number') return []
  return [{ personId, activeTab, actingPage, directingPage, sortOrder, timestamp }]
}

export const createPersonMemory = (session: TextStorage | undefined, now: () => number): PersonMemory => {
  const storage = safeStorage(session)
  const stored = (): readonly StoredPerson[] => {
    const value = storage.getJson(sessionKeys.personStates)
    return Array.isArray(value) ? value.flatMap(storedPerson) : []
  }
  return {
    read: (personId) => {
      const found = stored().find((person) => person.personId === personId)
      if (!found) return null
      const { activeTab: tab, actingPage, directingPage, sortOrder: order } = found
      return { tab, actingPage, directingPage, order }
    },
    write: (personId, { tab, actingPage, directingPage, order }) => {
      const person = { personId, activeTab: tab, actingPage, directingPage, sortOrder: order, timestamp: now() }
      // In order of writing, not by time: the clock may go back.
      const persons = [...stored().filter((other) => other.personId !== personId), person]
      storage.setJson(sessionKeys.personStates, persons.slice(-maxPeople))
    },
  }
}
