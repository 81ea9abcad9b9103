import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { createDiaryCommands } from '#commands/diary.ts'
import { useWatchlistStatus } from '#components/card/use-watchlist-item.ts'
import { CompanionNames } from '#components/diary/companion-names.tsx'
import { FoldedText } from '#components/diary/folded-text.tsx'
import { Stars } from '#components/diary/stars.tsx'
import { useViewingDate } from '#components/diary/use-viewing-date.ts'
import { ViewingDialog } from '#components/diary/viewing-dialog.tsx'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { Viewing, WatchHistoryEntry } from '#domain/records/library.ts'
import { newestFirst, viewingsOf } from '#domain/records/viewings.ts'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { styles } from '../movie-styles.ts'
import { TagList } from './tag-list.tsx'

const list = css({ stack: '0' })
const item = css({
  stack: '1.5',
  paddingBlock: '1',
  borderBottomWidth: 'thin',
  borderColor: 'line',
  _last: { borderColor: 'clear' },
  // What was written has the whole width, below the buttons.
  '& > :not(:first-child):last-child': { paddingBottom: '2.5' },
})
const head = css({ display: 'flex', alignItems: 'center', columnGap: '3' })
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', flexGrow: '1', minWidth: '0' })
const asked = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
const buttons = css({ display: 'flex', flexShrink: '0', marginInlineEnd: '-3' })

interface StillWatchedProps {
  readonly title: string
  readonly onAnswer: (isStillWatched: boolean) => void
  readonly onClose: () => void
}

/** Asked before a watched movie loses its last viewing. */
const StillWatched = ({ title, onAnswer, onClose }: StillWatchedProps) => {
  const { stillWatched } = useMessages().diary
  return (
    <TitledDialog open onClose={onClose} title={stillWatched.question} size="small">
      <p className={asked} dir="auto">
        {title}
      </p>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>{stillWatched.no}</Button>
        <Button variant="solid" onClick={() => onAnswer(true)}>
          {stillWatched.yes}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

export const Viewings = ({ movie, entry }: { movie: MovieSnapshot; entry: WatchHistoryEntry }) => {
  const messages = useMessages().diary
  const commands = useLazy(createDiaryCommands)
  const dateOf = useViewingDate()
  const isWatched = useWatchlistStatus(movie.id) === 'watched'
  const [edited, setEdited] = useState<Viewing | null>(null)
  const [lastOne, setLastOne] = useState<Viewing | null>(null)
  const plays = newestFirst.sorted(viewingsOf(entry))
  if (plays.length === 0) return null
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>{messages.viewings}</h3>
      <ul className={list}>
        {plays.map((viewing) => {
          const date = dateOf(viewing.watchedAt)
          return (
            <li key={viewing.id} className={item}>
              <div className={head}>
                <div className={facts}>
                  <span>{date}</span>
                  {viewing.rating === undefined ? null : <Stars rating={viewing.rating} />}
                </div>
                <div className={buttons}>
                  <IconButton
                    label={messages.edit({ date })}
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => setEdited(viewing)}
                  />
                  <IconButton
                    label={messages.remove({ date })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => {
                      if (isWatched && plays.length === 1) setLastOne(viewing)
                      else commands.remove(movie, viewing)
                    }}
                  />
                </div>
              </div>
              <CompanionNames names={viewing.companions ?? []} />
              {viewing.note ? <FoldedText text={viewing.note} /> : null}
              <TagList tags={viewing.tags ?? []} />
            </li>
          )
        })}
      </ul>
      {lastOne ? (
        <StillWatched
          title={movie.title}
          onAnswer={(isStillWatched) => commands.remove(movie, lastOne, isStillWatched)}
          onClose={() => setLastOne(null)}
        />
      ) : null}
      {edited ? (
        <ViewingDialog
          key={edited.id}
          record={edited.id}
          title={movie.title}
          viewing={edited}
          liked={entry.liked === true}
          save={(viewing) => commands.edit(movie, edited, viewing)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </div>
  )
}
