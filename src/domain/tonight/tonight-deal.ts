import type { MovieId } from '../movie/movie.ts'
import { inDrawOrder, meets, type TonightConditions, type TonightFilm } from './tonight.ts'

type Slot = MovieId | null

interface PutAway {
  readonly id: MovieId
  readonly slot: number
}

export interface Deal {
  /** Three places for films, null where one is missing. */
  readonly slots: readonly Slot[]
  /** Shown since the start, or since all were. */
  readonly seen: readonly MovieId[]
  /** Shown last before all were seen: the last ones of the next round. */
  readonly late: readonly MovieId[]
  /** Hidden from the current slots: Undo puts them back in their places. */
  readonly putAway: readonly PutAway[]
}

const slotCount = 3
const lookupsAtOnce = 12

export const newDeal: Deal = { slots: Array.from({ length: slotCount }, () => null), seen: [], late: [], putAway: [] }

export const filmsIn = ({ slots }: Pick<Deal, 'slots'>): readonly MovieId[] => slots.filter((slot) => slot !== null)

export const isFull = ({ slots }: Deal): boolean => !slots.includes(null)

export const withEmptySlots = (deal: Deal): Deal => ({ ...deal, slots: newDeal.slots, putAway: [] })

export const nextRound = (deal: Deal): Deal => ({
  ...withEmptySlots(deal),
  seen: [],
  late: deal.seen.slice(-slotCount),
})

interface Pool {
  readonly films: readonly TonightFilm[]
  readonly conditions: TonightConditions
  readonly hidden: readonly MovieId[]
  readonly seed: number
}

const unseen = ({ films, hidden, seed }: Pool, deal: Deal): readonly TonightFilm[] => {
  const excluded = new Set([...deal.seen, ...hidden])
  const drawn = inDrawOrder(
    films.filter(({ movie }) => !excluded.has(movie.id)),
    // Another order each round.
    seed + (deal.late.at(-1) ?? 0),
  )
  const isLate = ({ movie }: TonightFilm) => deal.late.includes(movie.id)
  return [...drawn.filter((film) => !isLate(film)), ...drawn.filter(isLate)]
}

/** Those to look up before the empty slots can be filled, the first ones first. */
export const filmsToLookUp = (pool: Pool, deal: Deal): readonly MovieId[] => {
  const unknown: MovieId[] = []
  let missing = slotCount - filmsIn(deal).length
  for (const film of unseen(pool, deal)) {
    if (missing === 0 || unknown.length === lookupsAtOnce) break
    const answer = meets(film, pool.conditions)
    if (answer === null) unknown.push(film.movie.id)
    if (answer === true) missing -= 1
  }
  return unknown
}

/** Fills the empty slots with films that were not seen, as far as there are any. */
export const dealFilms = (pool: Pool, deal: Deal): Deal => {
  const next = [...unseen(pool, deal)].filter((film) => meets(film, pool.conditions) === true)
  const slots = deal.slots.map((slot) => slot ?? next.shift()?.movie.id ?? null)
  return { ...deal, slots, seen: [...new Set([...deal.seen, ...slots.filter((slot) => slot !== null)])] }
}

const replaced = (deal: Deal, { id, slot }: PutAway): Deal => {
  const successor = deal.slots[slot]
  return {
    ...deal,
    slots: deal.slots.with(slot, id),
    seen: deal.seen.filter((other) => other !== successor),
    putAway: deal.putAway.filter((other) => other.id !== id),
  }
}

/** Empties the slots of hidden films, and puts back those that are no longer hidden. */
export const withHidden = (deal: Deal, hidden: readonly MovieId[]): Deal => {
  const back = deal.putAway.filter(({ id }) => !hidden.includes(id)).toReversed()
  const restored = back.reduce(replaced, deal)
  const gone = restored.slots.flatMap((id, slot) => (id !== null && hidden.includes(id) ? [{ id, slot }] : []))
  return {
    ...restored,
    slots: restored.slots.map((id) => (id !== null && hidden.includes(id) ? null : id)),
    putAway: [...restored.putAway, ...gone],
  }
}
