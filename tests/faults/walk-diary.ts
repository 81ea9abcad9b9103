import fc from 'fast-check'
import type { Visitor } from '../browser/visitor.ts'
import {
  edited,
  filmOf,
  isListed,
  logged,
  putAwayOrBack,
  type Records,
  type WalkModel,
  withFilm,
  withoutViewing,
} from './walk-model.ts'
import { always, hasRoom, index, type Step, step, tab, title, type Undo, undo, undoIn } from './walk-step.ts'
import type { Walker } from './walker.ts'

const date = fc.constantFrom('', '2024-02-29', '2025-12-31', '1999-03-31')
const viewingsOf = ({ records }: WalkModel, film: string) => filmOf(records, film).viewings
const hasViewings = (film: string) => (model: WalkModel) => viewingsOf(model, film).length > 0

interface InMovie {
  readonly name: string
  readonly at: number
  readonly film: string
  readonly how: Undo
  readonly isPossible: (model: WalkModel) => boolean
  readonly act: (walker: Walker, I: Visitor, model: WalkModel) => Promise<void>
  readonly changed: (model: WalkModel) => Records
}

/** What a person says of a film in the movie over a page, where they may take it back. */
const inMovie = ({ name, at, film, how, isPossible, act, changed }: InMovie): Step =>
  step(`tab ${at} ${name}, undo: ${how}`, isPossible, async (model, walker) => {
    const I = walker.tabAt(at)
    await walker.openMovie(I, film)
    await act(walker, I, model)
    const records = await undoIn(walker, I, how, changed(model), model.records)
    await walker.closeMovie(I)
    return records
  })

export const diarySteps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(tab, title, fc.oneof(fc.constant('today'), date), undo).map(([at, film, day, how]) =>
    inMovie({
      name: `logs a viewing of ${film} on '${day}'`,
      at,
      film,
      how,
      isPossible: (model) => hasRoom(model) || isListed(model.records, film),
      act: (walker, I) => walker.logViewing(I, day),
      changed: ({ records }) => logged(records, film, day),
    }),
  ),
  fc.tuple(tab, title, index, date, undo).map(([at, film, which, day, how]) => {
    const viewing = (model: WalkModel) => which % viewingsOf(model, film).length
    return inMovie({
      name: `moves viewing ${which} of ${film} to '${day}'`,
      at,
      film,
      how,
      isPossible: hasViewings(film),
      act: (walker, I, model) => walker.editViewing(I, viewing(model), day),
      changed: (model) => edited(model.records, film, viewing(model), day),
    })
  }),
  fc.tuple(tab, title, index, undo).map(([at, film, which, how]) => {
    const viewing = (model: WalkModel) => which % viewingsOf(model, film).length
    return inMovie({
      name: `removes viewing ${which} of ${film}`,
      at,
      film,
      how,
      isPossible: hasViewings(film),
      act: (walker, I, model) => walker.removeViewing(I, viewing(model)),
      changed: (model) => withoutViewing(model.records, film, viewing(model)),
    })
  }),
  fc.tuple(tab, title, fc.nat({ max: 5 }), undo).map(([at, film, stars, how]) =>
    inMovie({
      name: `gives ${film} ${stars} stars`,
      at,
      film,
      how,
      isPossible: ({ records }) => (filmOf(records, film).rating ?? 0) !== 2 * stars,
      act: (walker, I) => walker.rate(I, stars),
      changed: ({ records }) => withFilm(records, film, { rating: stars === 0 ? null : 2 * stars }),
    }),
  ),
  fc.tuple(tab, title, undo).map(([at, film, how]) =>
    inMovie({
      name: `likes ${film}, or no longer`,
      at,
      film,
      how,
      isPossible: always,
      act: (walker, I) => walker.like(I),
      changed: ({ records }) => withFilm(records, film, { isLiked: !filmOf(records, film).isLiked }),
    }),
  ),
  fc.tuple(tab, title, undo).map(([at, film, how]) =>
    inMovie({
      name: `puts ${film} away, or back`,
      at,
      film,
      how,
      isPossible: always,
      act: (walker, I) => walker.putAwayOrBack(I),
      changed: ({ records }) => putAwayOrBack(records, film),
    }),
  ),
]
