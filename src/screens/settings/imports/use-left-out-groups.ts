import { rowDoubts, rowReasons } from '#domain/imports/read-history.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { countsMovies, type LeftOutState, type RowGroup, type RowGroups } from './row-groups.ts'

const states: readonly LeftOutState[] = [
  'in doubt',
  'not in demo',
  'not found',
  'none of these',
  'unanswered',
  'not a movie',
  'adult',
]

export interface LeftOutGroup {
  readonly group: RowGroup
  readonly text: string
}

/**
 * What was accepted together, and what is not imported, or only in part: movies are counted where the rows name any, else
 * rows.
 */
export const useLeftOutGroups = (groups: RowGroups) => {
  const { review: messages } = useMessages().history
  const ofMovies = states
    .filter((state) => groups.movieCount(state) > 0)
    .map((state): LeftOutGroup => {
      const group = { kind: 'movies', state } as const
      const amount = countsMovies(group)
        ? messages.movies({ count: groups.movieCount(state) })
        : messages.rows({ count: groups.movies(state).length })
      return { group, text: messages.amountOf({ group: messages.states[state], amount }) }
    })
  const ofRows = rowReasons
    .filter((reason) => groups.leftOut(reason).length > 0)
    .map((reason): LeftOutGroup => {
      const amount = messages.rows({ count: groups.leftOut(reason).length })
      return {
        group: { kind: 'left out', reason },
        text: messages.amountOf({ group: messages.reasons[reason], amount }),
      }
    })
  const inPart = rowDoubts
    .filter((doubt) => groups.inPart(doubt).length > 0)
    .map((doubt): LeftOutGroup => {
      const amount = messages.rows({ count: groups.inPart(doubt).length })
      return { group: { kind: 'in part', doubt }, text: messages.amountOf({ group: messages.dropped[doubt], amount }) }
    })
  const again = messages.movies({ count: groups.alreadyWatchedCount })
  const watched: readonly LeftOutGroup[] =
    groups.alreadyWatchedCount > 0
      ? [
          {
            group: { kind: 'already watched' },
            text: messages.amountOf({ group: messages.alreadyWatched, amount: again }),
          },
        ]
      : []
  const together = messages.movies({ count: groups.acceptedTogetherCount })
  const accepted: readonly LeftOutGroup[] =
    groups.acceptedTogetherCount > 0
      ? [
          {
            group: { kind: 'accepted together' },
            text: messages.amountOf({ group: messages.acceptedTogether, amount: together }),
          },
        ]
      : []
  return { leftOut: [...ofMovies, ...ofRows, ...watched], inPart, accepted }
}
