import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { createFriendCommands } from '#commands/friends.ts'
import { MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { useShortDay } from '#components/card/use-short-day.ts'
import { useSeenMovies } from '#components/diary/use-seen-movies.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { SharedMovies, useSharedList } from '#components/sharing/shared-movies.tsx'
import { type FriendColor, friendColorOf, friendColors, wantedByBoth } from '#domain/records/friends.ts'
import type { Friend } from '#domain/records/library.ts'
import type { LinkReading } from '#domain/sharing/shared-list.ts'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { quietText } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const RenameDialog = lazyComponent(() => import('./rename-dialog.tsx').then((module) => module.RenameDialog))

const head = css({
  row: { base: '2', md: '4' },
  flexWrap: { _largeText: 'wrap' },
  '& > :first-child': { flexGrow: '1', minWidth: '0' },
})
const title = css({ textStyle: 'section', row: '2', minWidth: '0', overflowWrap: 'anywhere' })
const actions = css({
  row: '1',
  // On a phone the color is named without its label.
  '& > :first-child': { width: { smDown: '30', _largeText: 'auto' } },
  _print: { display: 'none' },
})

const dot = css({ display: 'inline-block', flexShrink: '0', boxSize: '3', borderRadius: 'full' })

const colors: Readonly<Record<FriendColor, string>> = {
  blue: css({ background: 'friend.blue' }),
  orange: css({ background: 'friend.orange' }),
  green: css({ background: 'friend.green' }),
  purple: css({ background: 'friend.purple' }),
  red: css({ background: 'friend.red' }),
  teal: css({ background: 'friend.teal' }),
}

const FriendDot = ({ color }: { color: FriendColor }) => <span className={cx(dot, colors[color])} aria-hidden="true" />

export const FriendList = ({ friend }: { friend: Friend }) => {
  const { lists } = useApp()
  const { friends: messages, opened } = useMessages().sharing
  const { lists: listMessages } = useCoreMessages()
  const dayOf = useShortDay()
  const own = useValue(lists.watchlist.byMovie)
  const seen = useSeenMovies()
  const read = useCallback(
    async (): Promise<LinkReading> => ({
      kind: 'read',
      list: { name: friend.listName, note: '', movies: friend.movies },
    }),
    [friend.listName, friend.movies],
  )
  const reading = useSharedList(read)
  const text = useMemo(() => {
    const wanted = new Set(wantedByBoth(friend, own))
    const count = friend.movies.filter(({ id }) => seen.has(id) && !wanted.has(id)).length
    const parts = [
      wanted.size > 0 ? messages.both({ count: wanted.size }) : '',
      count > 0 ? (wanted.size > 0 ? messages.othersSeen : messages.seen)({ count }) : '',
    ]
    return parts.filter(Boolean).join(' ') || messages.none
  }, [friend, own, seen, messages])
  return (
    <section aria-label={friend.name}>
      <div className={head}>
        <div>
          <h2 className={title}>
            <FriendDot color={friendColorOf(friend)} />
            <span dir="auto">{friend.name}</span>
          </h2>
          <p className={quietText}>
            {messages.facts({
              amount: listMessages.movies({ count: friend.movies.length }),
              day: dayOf(friend.keptAt),
            })}
          </p>
        </div>
        <Actions friend={friend} />
      </div>
      {reading.list ? (
        <SharedMovies list={reading.list} reading={reading} text={text} />
      ) : (
        <MovieGridSkeleton count={10} label={opened.reading} />
      )}
    </section>
  )
}

const Actions = ({ friend }: { friend: Friend }) => {
  const { friends: messages } = useMessages().sharing
  const commands = useLazy(createFriendCommands)
  const [isRenaming, setRenaming] = useState(false)
  return (
    <div className={actions}>
      <Select
        label={messages.color}
        labelPlacement="inside"
        choices={friendColors.map((color) => ({ value: color, label: messages.colors[color] }))}
        value={friendColorOf(friend)}
        onChange={(chosen) => {
          const color = friendColors.find((each) => each === chosen)
          if (color) void commands.recolor(friend, color)
        }}
      />
      <IconButton
        aria-haspopup="dialog"
        label={messages.rename}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        label={messages.remove}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => void commands.remove(friend)}
      />
      {isRenaming ? (
        <Suspense>
          <RenameDialog friend={friend} onClose={() => setRenaming(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
