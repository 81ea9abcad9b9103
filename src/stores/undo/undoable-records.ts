import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import type { Library } from '#domain/records/library.ts'
import { finishInSlices, type Pause } from '#domain/values/pause.ts'
import { prepareRecords } from '../record-tasks.ts'
import type { Records } from '../records/records.ts'
import { type ChangedRow, changedRows, type RowPlace } from './changed-rows.ts'
import { type Revert, revertRows, revertRowsInSteps } from './revert-rows.ts'

/** How many records stayed. All of one movie count as one. */
export interface Skipped {
  readonly movies: number
  readonly others: number
}

const movieOf = ({ list, id }: RowPlace): string | null => {
  if (list === 'watchlist' || list === 'notForMe') return id
  if (list === 'watchHistory') return id.split('/')[0] ?? null
  return list === 'collectionMovies' ? (id.split('/')[1] ?? null) : null
}

const skippedIn = (places: readonly RowPlace[]): Skipped => {
  const movies = new Set(places.flatMap((place) => movieOf(place) ?? []))
  const others = new Set(places.flatMap((place) => (movieOf(place) === null ? [rowKeyOf(place)] : [])))
  return { movies: movies.size, others: others.size }
}

export const nothingSkipped: Skipped = { movies: 0, others: 0 }

export const bothSkipped = (one: Skipped, other: Skipped): Skipped => ({
  movies: one.movies + other.movies,
  others: one.others + other.others,
})

export interface Reverted {
  /** What has changed since, and stays. */
  readonly skipped: Skipped
  /** False where nothing was left to take back. */
  readonly isChanged: boolean
  /** Takes this back in turn. */
  readonly back: Reversible
}

/** A change that can be taken back where the records still are as it left them. */
export interface Reversible {
  /** Resolves null when the browser refused. */
  readonly revert: () => Promise<Reverted | null>
}

export interface UndoableRecords extends Records {
  /** Calls `act`, whose changes can then be taken back: those that it makes before it first waits. */
  readonly recorded: <Result>(act: () => Result) => { readonly result: Result; readonly made: Reversible }
  /** Takes back rows that were kept, also of an earlier visit. Many are prepared in slices. Resolves null when the browser refused. */
  readonly revert: (rows: readonly ChangedRow[], pause: Pause) => Promise<Reverted | null>
}

/** The libraries that a change last ran on and made. */
interface Made {
  before: Library | null
  after: Library | null
}

// Worked out when it is undone: a click on 5,000 movies must not wait for it.
const rowsOf = ({ before, after }: Made): readonly ChangedRow[] =>
  before && after && before !== after ? changedRows(before, after) : []

export const undoableRecords = (records: Records): UndoableRecords => {
  let recording: Made[] | null = null
  const change: Records['change'] = (operation, options) => {
    if (!recording) return records.change(operation, options)
    const made: Made = { before: null, after: null }
    recording.push(made)
    return records.change((library) => {
      made.before = library
      made.after = operation(library)
      return made.after
    }, options)
  }
  const record = <Result>(act: () => Result): readonly [Result, readonly Made[]] => {
    const changes: Made[] = []
    recording = changes
    try {
      return [act(), changes]
    } finally {
      recording = null
    }
  }
  /** The latest change first. */
  const revertAll = async (changes: () => readonly (readonly ChangedRow[])[]): Promise<Reverted | null> => {
    let skipped: readonly RowPlace[] = []
    const [isDone, made] = record(() =>
      change((library) => {
        skipped = []
        return changes().reduce((before, rows) => {
          const revert = revertRows(before, rows)
          skipped = [...skipped, ...revert.skipped]
          return revert.library
        }, library)
      }),
    )
    if (!(await isDone)) return null
    const isChanged = made.some((one) => rowsOf(one).length > 0)
    return { skipped: skippedIn(skipped), isChanged, back: reversible(made) }
  }
  const reversible = (made: readonly Made[]): Reversible => ({
    revert: () => revertAll(() => made.toReversed().map(rowsOf)),
  })
  const revertKept = async (rows: readonly ChangedRow[], pause: Pause): Promise<Reverted | null> => {
    const present = records.library()
    const planned = await finishInSlices(revertRowsInSteps(present, rows), pause)
    await prepareRecords(planned.library, pause)
    let revert: Revert = planned
    const [isDone, made] = record(() =>
      change((library) => {
        revert = library === present ? planned : revertRows(library, rows)
        return revert.library
      }),
    )
    if (!(await isDone)) return null
    return { skipped: skippedIn(revert.skipped), isChanged: revert.isChanged, back: reversible(made) }
  }
  return {
    ...records,
    change,
    recorded: (act) => {
      const [result, made] = record(act)
      return { result, made: reversible(made) }
    },
    revert: revertKept,
  }
}

/** The later of the changes is taken back first. */
export const inOneStep = (earlier: Reversible, later: Reversible): Reversible => ({
  revert: async () => {
    const [last, first] = await Promise.all([later.revert(), earlier.revert()])
    if (!last || !first) return null
    return {
      skipped: bothSkipped(last.skipped, first.skipped),
      isChanged: last.isChanged || first.isChanged,
      back: inOneStep(last.back, first.back),
    }
  },
})
