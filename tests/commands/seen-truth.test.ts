import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDiaryCommands } from '#commands/diary.ts'
import { createWatchlistCommands } from '#commands/watchlist.ts'
import { type AskedRemoval, removalCounts } from '#domain/lists/removal.ts'
import { type MovieId, movieOf } from '#domain/movie/movie.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { isUntouchedMark, viewingsOf } from '#domain/records/viewings.ts'
import { historyEntryOf } from '#domain/records/watch-history.ts'
import { createRecords, type Records } from '#stores/records/records.ts'
import { undoableRecords } from '#stores/undo/undoable-records.ts'
import { type Device, listsOf, openDevice } from '#tests/stores/devices/device.ts'
import { movie } from '#tests/stores/library-language.ts'
import type { SimulatedTab } from '#tests/stores/simulated-browser.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { runs } from '#tests/support/properties.ts'
import { noted, others } from './seen-elsewhere.ts'
import { contradictions, saidIn } from './seen-screens.ts'

/** One tab with its commands, and what it was asked. */
const tabOf = (plain: Records, { world }: SimulatedTab) => {
  const asked: AskedRemoval[] = []
  const given = commandContext(world, { records: undoableRecords(plain) })
  const removal = {
    set value(next: AskedRemoval | null) {
      if (next) asked.push(next)
    },
  }
  const context = { ...given, view: { ...given.view, removal } }
  return {
    records: context.records,
    undoHistory: context.commands.undoHistory,
    asked,
    watchlist: createWatchlistCommands(context),
    diary: createDiaryCommands(context),
  }
}
type Tab = ReturnType<typeof tabOf>

type Act = (tab: Tab, id: MovieId) => unknown

/** What a user can do in this release. */
const commands: Readonly<Record<string, Act>> = {
  add: ({ watchlist }, id) => watchlist.add(movieOf(movie(id)), 'card'),
  'add seen': ({ watchlist }, id) => watchlist.addSeen(movie(id)),
  'mark a card': ({ watchlist }, id) => watchlist.markWatched(movie(id)),
  'mark watched': ({ watchlist }, id) => watchlist.mark([id], 'watched'),
  'mark unwatched': ({ watchlist }, id) => watchlist.mark([id], 'want-to-watch'),
  'mark all': ({ watchlist }) => watchlist.mark([1, 2, 3], 'watched'),
  rate: ({ diary }, id) => diary.rate(movie(id), 9),
  'clear the rating': ({ diary }, id) => diary.rate(movie(id), null),
  like: ({ diary }, id) => diary.like(movie(id), true),
  note: ({ diary }, id) => diary.annotate(movie(id), 'Dark.', ['cinema']),
  log: ({ diary }, id) => void diary.log(movie(id), { watchedAt: '2026-09-01', rating: 8 }),
  'log without a date': ({ diary }, id) => void diary.log(movie(id), { watchedAt: null }),
}

const rest = ['remove', 'remove all', 'delete a viewing', 'undo', 'redo', 'exchange']

const steps = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...Object.keys(commands)) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.keys(others)) },
      { weight: 2, arbitrary: fc.constantFrom(...rest) },
    ),
    // Most of it in one tab.
    at: fc.constantFrom(0, 0, 0, 1, 2),
    id: fc.integer({ min: 1, max: 3 }),
    isYes: fc.boolean(),
    /** Another tab writes while the question is open. */
    isMeanwhile: fc.boolean(),
  }),
  { minLength: 25, maxLength: 30 },
)

const gone = (before: Library, after: Library): readonly string[] => {
  const left = saidIn(after.watchHistory)
  return [...saidIn(before.watchHistory)].filter((thing) => !left.has(thing))
}

/** What marking the movies made, and nothing was added to. */
const marksIn = ({ watchHistory }: Library): ReadonlySet<string> =>
  saidIn(
    watchHistory.map(({ movieId, ...entry }) => ({
      movieId,
      watchedAt: null,
      plays: viewingsOf({ movieId, ...entry }).filter((each) => isUntouchedMark(each, movieId)),
    })),
  )

interface Answer {
  readonly isYes: boolean
  readonly isMeanwhile: boolean
}

const removing = (tab: Tab, ids: readonly MovieId[], { isYes, isMeanwhile }: Answer): void => {
  const before = tab.records.library()
  tab.watchlist.remove(ids)
  const asked = tab.asked.pop()
  if (!asked) {
    const marks = marksIn(before)
    expect(gone(before, tab.records.library()).filter((thing) => !marks.has(thing))).toEqual([])
    return
  }
  expect(tab.records.library()).toBe(before)
  if (!isYes) return
  if (isMeanwhile) void tab.records.change((library) => noted(library, ids[0] ?? 0))
  const asOfNow = tab.records.library()
  asked.confirm()
  const lost = gone(asOfNow, tab.records.library())
  const named = saidIn(asked.entries)
  expect(lost.filter((thing) => !named.has(thing))).toEqual([])
  if (isMeanwhile) return
  expect(lost).toHaveLength(named.size)
  const { viewings, likes } = removalCounts(asked.entries)
  const count = (kind: string) => lost.filter((thing) => thing.startsWith(kind)).length
  expect([count('viewing'), count('like')]).toEqual([viewings, likes])
}

const deleting = ({ records, diary }: Tab, id: MovieId, isYes: boolean): void => {
  const before = records.library()
  const entry = historyEntryOf(before.watchHistory, id)
  const [first] = entry ? viewingsOf(entry) : []
  if (!first) return
  diary.remove(movie(id), first, isYes)
  expect(gone(before, records.library()).filter((thing) => !thing.startsWith('viewing'))).toEqual([])
}

const taken = ({ kind, id }: { kind: string; id: MovieId }, tab: Tab): void => {
  const before = tab.records.library()
  commands[kind]?.(tab, id)
  const marks = marksIn(before)
  const lost = gone(before, tab.records.library()).filter((thing) => !marks.has(thing))
  // One rating or note takes the place of another.
  if (!/rat|note/.test(kind)) expect(lost).toEqual([])
}

describe('what was seen', () => {
  it('is one truth on all screens, and nothing goes that was not named, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const devices: readonly [Device, Device] = [await openDevice(0.25), await openDevice(0.75)]
        const [one, other] = devices
        const second = one.browser.openTab(() => 0.4)
        const tabs = [
          tabOf(one.records, one.tab),
          tabOf(createRecords(second.world), second),
          tabOf(other.records, other.tab),
        ]
        await one.browser.settle()
        for (const step of all) {
          const { kind, id, isYes } = step
          const tab = tabs[step.at] as Tab
          const change = others[kind]
          if (change) void tab.records.change((library) => change(library, id))
          else if (kind === 'remove') removing(tab, [id], step)
          else if (kind === 'remove all') removing(tab, [1, 2, 3], step)
          else if (kind === 'delete a viewing') deleting(tab, id, isYes)
          else if (kind === 'undo' || kind === 'redo') tab.undoHistory[kind]()
          else if (kind === 'exchange') {
            for (const { browser } of devices) await browser.settle()
            await other.receive(await one.send())
            await one.receive(await other.send())
          } else taken(step, tab)
          expect([kind, contradictions(tab.records.library())]).toEqual([kind, []])
          for (const { browser } of devices) browser.time += 60_000
        }
        for (const { browser } of devices) await browser.settle()
        for (const { records } of tabs) expect(contradictions(records.library())).toEqual([])
        expect(listsOf(tabs[1]?.records.library() ?? emptyLibrary)).toEqual(listsOf(one.records.library()))
        for (const { browser } of devices) expect(browser.errors).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })
})
