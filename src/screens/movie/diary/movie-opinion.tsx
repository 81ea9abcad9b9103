import { CalendarPlus, Ellipsis, FolderPlus, Heart, NotebookPen, ThumbsDown, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { createDiaryCommands } from '#commands/diary.ts'
import { createHidingCommands } from '#commands/hidden.ts'
import { useIsHidden } from '#components/card/use-is-hidden.ts'
import { useWatchlistStatus } from '#components/card/use-watchlist-item.ts'
import { AddToCollection } from '#components/collection/add-to-collection.tsx'
import { StarRating } from '#components/diary/star-rating.tsx'
import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { ratingOf } from '#domain/records/viewings.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { css, cx } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { actionStyles as styles } from '../head/action-styles.ts'
import { useCollectionsOf } from '../more/use-collections-of.ts'
import { useCoverAction } from '../more/use-cover-action.tsx'

const liked = css({ fill: 'current', color: 'danger' })
const clear = css({ color: 'fg.muted' })

interface MovieOpinionProps {
  readonly movie: Movie
  readonly isWriting: boolean
  readonly onWrite: () => void
}

/** What the user thinks of the movie, and what is done less often: on a phone all but the first in a menu. */
export const MovieOpinion = ({ movie, isWriting, onWrite }: MovieOpinionProps) => {
  const messages = useMessages().diary
  const { app } = useCoreMessages()
  const commands = useLazy(createDiaryCommands)
  const status = useWatchlistStatus(movie.id)
  const entry = useValue(useApp().lists.diary.byMovie).get(movie.id)
  const [isCollecting, setCollecting] = useState(false)
  const isWide = !useIsBelowLarge()
  const snapshot = useMemo(() => snapshotOf(movie), [movie])
  const movies = useMemo(() => [snapshot], [snapshot])
  const rating = entry ? (ratingOf(entry) ?? null) : null
  const rare = useRareActions(movie, { onWrite, onCollect: () => setCollecting(true) })
  const clearRating = {
    id: 'clear',
    label: messages.clearRating,
    icon: <X aria-hidden="true" />,
    onChoose: () => commands.rate(snapshot, null),
  }
  const isRated = entry?.rating !== undefined
  return (
    <div className={styles.own}>
      <div className={cx(styles.stars, status === 'watched' && rating === null ? styles.asked : '')}>
        <StarRating label={messages.yourRating} value={rating} onChange={(chosen) => commands.rate(snapshot, chosen)} />
      </div>
      {isRated ? (
        <IconButton
          className={cx(clear, styles.onWide)}
          label={clearRating.label}
          icon={clearRating.icon}
          onClick={clearRating.onChoose}
        />
      ) : null}
      <IconButton
        className={styles.last}
        aria-pressed={entry?.liked === true}
        label={messages.like}
        icon={<Heart className={entry?.liked ? liked : ''} aria-hidden="true" />}
        onClick={() => commands.like(snapshot, !entry?.liked)}
      />
      {rare.map(({ id, label, icon, onChoose, ...state }, index) =>
        id === 'collection' && isWide ? (
          <Button key={id} variant="quiet" {...state} onClick={onChoose}>
            {icon}
            {label}
          </Button>
        ) : (
          <IconButton
            key={id}
            className={index === 0 ? '' : styles.onWide}
            label={label}
            icon={icon}
            {...(id === 'note' && { 'aria-expanded': isWriting })}
            {...state}
            onClick={onChoose}
          />
        ),
      )}
      <Menu items={[...rare.slice(1), ...(isRated ? [clearRating] : [])]} placement="bottom-end">
        {(trigger) => (
          <IconButton
            {...trigger}
            className={styles.onPhone}
            label={app.moreActions}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      </Menu>
      {isCollecting ? <AddToCollection movies={movies} onClose={() => setCollecting(false)} /> : null}
    </div>
  )
}

interface RareAction extends MenuItem {
  readonly 'aria-haspopup'?: 'dialog'
  readonly 'aria-pressed'?: boolean
}

const useRareActions = (
  movie: Movie,
  { onWrite, onCollect }: { readonly onWrite: () => void; readonly onCollect: () => void },
): readonly RareAction[] => {
  const { lists, view } = useApp()
  const messages = useMessages().diary
  const collections = useCoreMessages().movieCollections
  const { hidden } = useMessages()
  const hiding = useLazy(createHidingCommands)
  const isHidden = useIsHidden(movie.id)
  const isSeen = useWatchlistStatus(movie.id) === 'watched'
  const holding = useCollectionsOf(movie.id)
  const cover = useCoverAction(movie.id)
  const entry = useValue(lists.diary.byMovie).get(movie.id)
  const hasNote = Boolean(entry?.note) || (entry?.tags?.length ?? 0) > 0
  const log: RareAction = {
    id: 'log',
    label: messages.log,
    icon: <CalendarPlus aria-hidden="true" />,
    'aria-haspopup': 'dialog',
    onChoose: () => {
      view.loggedMovie.value = snapshotOf(movie)
    },
  }
  return [
    ...(isSeen ? [] : [log]),
    {
      id: 'note',
      label: hasNote ? messages.editNote : messages.addNote,
      icon: <NotebookPen aria-hidden="true" />,
      onChoose: onWrite,
    },
    {
      id: 'collection',
      label: holding.length === 0 ? collections.add : collections.addMore,
      icon: <FolderPlus aria-hidden="true" />,
      'aria-haspopup': 'dialog',
      onChoose: onCollect,
    },
    ...(cover ? [cover] : []),
    {
      id: 'hide',
      label: hidden.name,
      icon: <ThumbsDown aria-hidden="true" />,
      'aria-pressed': isHidden,
      onChoose: () => {
        if (isHidden) hiding.unhide(movie.id)
        else hiding.hide(slimSnapshotOf(snapshotOf(movie)))
      },
    },
  ]
}
