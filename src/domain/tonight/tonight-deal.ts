import type { MovieId } from '../movie/movie.ts'
import { inDrawOrder, meets, type TonightConditions, type TonightMovie } from './tonight.ts'

type Slot = MovieId | null

interface HiddenSlot {
  readonly id: MovieId
  readonly slot: number
}

export interface Deal {
  /** Three places for movies, null where one is missing. */
  readonly slots: readonly Slot[]
  /** Shown since the start, or since all were. */
  readonly seen: readonly MovieId[]
  /** Shown last before all were seen: the last ones of the next round. */
  readonly late: readonly MovieId[]
  /** Hidden from the current slots: Undo puts them back in their places. */
  readonly hiddenSlots: readonly HiddenSlot[]
}

const slotCount = 3
const lookupsAtOnce = 12

export const newDeal: Deal = {
  slots: Array.from({ length: slotCount }, () => null),
  seen: [],
  late: [],
  hiddenSlots: [],
}

export const moviesIn = ({ slots }: Pick<Deal, 'slots'>): readonly MovieId[] => slots.filter((slot) => slot !== null)

export const isFull = ({ slots }: Deal): boolean => !slots.includes(null)

export const withEmptySlots = (deal: Deal): Deal => ({ ...deal, slots: newDeal.slots, hiddenSlots: [] })

export const nextRound = (deal: Deal): Deal => ({
  ...withEmptySlots(deal),
  seen: [],
  late: deal.seen.slice(-slotCount),
})

interface Pool {
  readonly movies: readonly TonightMovie[]
  readonly conditions: TonightConditions
  readonly hidden: readonly MovieId[]
  readonly seed: number
}

const isShared = ({ grounds }: TonightMovie): boolean => grounds?.friend?.isOwnToo === true

const unseen = ({ movies, hidden, seed }: Pool, deal: Deal): readonly TonightMovie[] => {
  const excluded = new Set([...deal.seen, ...hidden])
  const drawn = inDrawOrder(
    movies.filter(({ movie }) => !excluded.has(movie.id)),
    // Another order each round.
    seed + (deal.late.at(-1) ?? 0),
  )
  const isLate = ({ movie }: TonightMovie) => deal.late.includes(movie.id)
  const ranked = [...drawn.filter(isShared), ...drawn.filter((movie) => !isShared(movie))]
  return [...ranked.filter((movie) => !isLate(movie)), ...ranked.filter(isLate)]
}

/** Those to look up before the empty slots can be filled, the first ones first. */
export const moviesToLookUp = (pool: Pool, deal: Deal): readonly MovieId[] => {
  const unknown: MovieId[] = []
  let missing = slotCount - moviesIn(deal).length
  for (const movie of unseen(pool, deal)) {
    if (missing === 0 || unknown.length === lookupsAtOnce) break
    const answer = meets(movie, pool.conditions)
    if (answer === null) unknown.push(movie.movie.id)
    if (answer === true) missing -= 1
  }
  return unknown
}

/** Fills the empty slots with movies that were not seen, as far as there are any. */
export const dealMovies = (pool: Pool, deal: Deal): Deal => {
  const next = [...unseen(pool, deal)].filter((movie) => meets(movie, pool.conditions) === true)
  const slots = deal.slots.map((slot) => slot ?? next.shift()?.movie.id ?? null)
  return { ...deal, slots, seen: [...new Set([...deal.seen, ...slots.filter((slot) => slot !== null)])] }
}

const replaced = (deal: Deal, { id, slot }: HiddenSlot): Deal => {
  const successor = deal.slots[slot]
  return {
    ...deal,
    slots: deal.slots.with(slot, id),
    seen: deal.seen.filter((other) => other !== successor),
    hiddenSlots: deal.hiddenSlots.filter((other) => other.id !== id),
  }
}

/** Empties the slots of hidden movies, and puts back those that are no longer hidden. */
export const withHidden = (deal: Deal, hidden: readonly MovieId[]): Deal => {
  const back = deal.hiddenSlots.filter(({ id }) => !hidden.includes(id)).toReversed()
  const restored = back.reduce(replaced, deal)
  const gone = restored.slots.flatMap((id, slot) => (id !== null && hidden.includes(id) ? [{ id, slot }] : []))
  return {
    ...restored,
    slots: restored.slots.map((id) => (id !== null && hidden.includes(id) ? null : id)),
    hiddenSlots: [...restored.hiddenSlots, ...gone],
  }
}
