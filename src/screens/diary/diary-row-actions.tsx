import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createDiaryCommands } from '#commands/diary.ts'
import { visibleOnHover } from '#components/card/add-button.tsx'
import { StarRating } from '#components/diary/star-rating.tsx'
import { Stars } from '#components/diary/stars.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { DiaryLine } from '#domain/records/diary.ts'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const ViewingDialog = lazyComponent(() =>
  import('#components/diary/viewing-dialog.tsx').then((module) => module.ViewingDialog),
)

// Above the link, which covers the row.
const above = css({ position: 'relative', zIndex: 'raised', _print: { display: 'none' } })
const printed = css({ display: 'none', _print: { display: 'block' } })
const pencil = css({
  color: 'fg.muted',
  // Its icon at the edge of a phone.
  marginInlineEnd: { base: '-3', sm: '0' },
  '& svg': { width: '4', height: '4' },
})

export const DiaryRating = ({ line: { movie, viewing, rating } }: { line: DiaryLine }) => {
  const messages = useMessages().diary
  const commands = useLazy(createDiaryCommands)
  return (
    <>
      {rating === null ? null : (
        <span className={printed}>
          <Stars rating={rating} />
        </span>
      )}
      <span className={cx(above, rating === null ? visibleOnHover : '')}>
        <StarRating
          size="row"
          label={messages.ratedMovie({ title: movie.title })}
          value={rating}
          onChange={(chosen) => {
            const { rating: _, ...others } = viewing
            void commands.edit(movie, viewing, chosen === null ? others : { ...others, rating: chosen })
          }}
        />
      </span>
    </>
  )
}

export const EditButton = ({ line, date }: { line: DiaryLine; date: string }) => {
  const messages = useMessages().diary
  const commands = useLazy(createDiaryCommands)
  const [isOpen, setOpen] = useState(false)
  const { movie, viewing, isLiked } = line
  return (
    <>
      <IconButton
        className={cx(above, pencil)}
        aria-haspopup="dialog"
        label={messages.edit({ date: `${movie.title}, ${date}` })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <ViewingDialog
            record={viewing.id}
            title={movie.title}
            viewing={viewing}
            liked={isLiked}
            save={(fields) => commands.edit(movie, viewing, fields)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
