import fc from 'fast-check'
import type { Visitor } from '../browser/visitor.ts'
import {
  edited,
  hideOrUnhide,
  isListed,
  logged,
  movieOf,
  type Records,
  rated,
  type WalkModel,
  withMovie,
  withoutViewing,
} from './walk-model.ts'
import { always, hasRoom, index, type Step, step, tab, title, type Undo, undo, undoIn } from './walk-step.ts'
import type { Walker } from './walker.ts'

const date = fc.constantFrom('', '2024-02-29', '2025-12-31', '1999-03-31')
const viewingsOf = ({ records }: WalkModel, movie: string) => movieOf(records, movie).viewings
const hasViewings = (movie: string) => (model: WalkModel) => viewingsOf(model, movie).length > 0

interface InMovie {
  readonly name: string
  readonly at: number
  readonly movie: string
  readonly how: Undo
  readonly isPossible: (model: WalkModel) => boolean
  readonly act: (walker: Walker, I: Visitor, model: WalkModel) => Promise<void>
  readonly changed: (model: WalkModel) => Records
}

/** What a user says of a movie in its dialog over a page, where they may take it back. */
const inMovie = ({ name, at, movie, how, isPossible, act, changed }: InMovie): Step =>
  step(`tab ${at} ${name}, undo: ${how}`, isPossible, async (model, walker) => {
    const I = walker.tabAt(at)
    await walker.openMovie(I, movie)
    await act(walker, I, model)
    const records = await undoIn(walker, I, how, changed(model), model.records)
    await walker.closeMovie(I)
    return records
  })

export const diarySteps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(tab, title, fc.oneof(fc.constant('today'), date), undo).map(([at, movie, day, how]) =>
    inMovie({
      name: `logs a viewing of ${movie} on '${day}'`,
      at,
      movie,
      how,
      isPossible: (model) => hasRoom(model) || isListed(model.records, movie),
      act: (walker, I) => walker.logViewing(I, day),
      changed: ({ records }) => logged(records, movie, day),
    }),
  ),
  fc.tuple(tab, title, index, date, undo).map(([at, movie, which, day, how]) => {
    const viewing = (model: WalkModel) => which % viewingsOf(model, movie).length
    return inMovie({
      name: `moves viewing ${which} of ${movie} to '${day}'`,
      at,
      movie,
      how,
      isPossible: hasViewings(movie),
      act: (walker, I, model) => walker.editViewing(I, viewing(model), day),
      changed: (model) => edited(model.records, movie, viewing(model), day),
    })
  }),
  fc.tuple(tab, title, index, undo).map(([at, movie, which, how]) => {
    const viewing = (model: WalkModel) => which % viewingsOf(model, movie).length
    return inMovie({
      name: `removes viewing ${which} of ${movie}`,
      at,
      movie,
      how,
      isPossible: hasViewings(movie),
      act: (walker, I, model) => walker.removeViewing(I, viewing(model)),
      changed: (model) => withoutViewing(model.records, movie, viewing(model)),
    })
  }),
  fc.tuple(tab, title, fc.nat({ max: 5 }), undo).map(([at, movie, stars, how]) =>
    inMovie({
      name: `gives ${movie} ${stars} stars`,
      at,
      movie,
      how,
      isPossible: (model) =>
        (hasRoom(model) || isListed(model.records, movie)) && (movieOf(model.records, movie).rating ?? 0) !== 2 * stars,
      act: (walker, I) => walker.rate(I, stars),
      changed: ({ records }) => rated(records, movie, stars),
    }),
  ),
  fc.tuple(tab, title, undo).map(([at, movie, how]) =>
    inMovie({
      name: `likes ${movie}, or no longer`,
      at,
      movie,
      how,
      isPossible: always,
      act: (walker, I) => walker.like(I),
      changed: ({ records }) => withMovie(records, movie, { isLiked: !movieOf(records, movie).isLiked }),
    }),
  ),
  fc.tuple(tab, title, undo).map(([at, movie, how]) =>
    inMovie({
      name: `puts ${movie} away, or back`,
      at,
      movie,
      how,
      isPossible: always,
      act: (walker, I) => walker.hideOrUnhide(I),
      changed: ({ records }) => hideOrUnhide(records, movie),
    }),
  ),
]
