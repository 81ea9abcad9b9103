import { FolderPlus, ListPlus, Share2 } from 'lucide-react'
import { useState } from 'react'
import { FailedNotice } from '#components/async/async-boundary.tsx'
import { Page } from '#components/async/page.tsx'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { MovieGrid, MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { AddToCollection } from '#components/collection/add-to-collection.tsx'
import { firstScreenful } from '#components/pictures/grid-pictures.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import { snapshotOf } from '#domain/movie/movie.ts'
import type { SharedList as List } from '#domain/sharing/shared-list.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useOpeningSharedList } from '#wiring/sharing/opening-shared-list.ts'
import { SharedCard } from './shared-card.tsx'
import { useSharedMovies } from './use-shared-movies.ts'

const note = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' })
const muted = css({
  color: 'fg.muted',
  fontSize: 'sm',
  minHeight: '11',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
})
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** What a link holds. */
export const SharedList = ({ hash }: { readonly hash: string }) => {
  const { opened: messages } = useSectionMessages('sharing')
  const { navigation } = useMessages()
  const [list, setList] = useState<List | null>(null)
  const [found, setFound] = useState(0)
  const [snapshot, send] = useOpeningSharedList({ hash, keep: setList, onProgress: setFound })
  const { problem } = snapshot.context
  const isLooking = snapshot.matches({ shown: 'looking up' })
  if (snapshot.matches('refused') && problem) {
    return (
      <Page heading={messages.heading}>
        <Notice icon={<Share2 aria-hidden="true" />} title={messages.problems[problem]} role="alert">
          <ButtonLink variant="solid" to={sectionPaths.home.list}>
            {navigation.home}
          </ButtonLink>
        </Notice>
      </Page>
    )
  }
  if (snapshot.matches('failed')) {
    return <FailedNotice error={new Error(messages.failed)} retry={() => send({ type: 'retry requested' })} />
  }
  if (!list) return <MovieGridSkeleton count={10} label={messages.reading} />
  return (
    <Page heading={list.name || messages.heading}>
      {list.note === '' ? null : (
        <p className={note} dir="auto">
          {list.note}
        </p>
      )}
      <Choices list={list} canAdd={!isLooking} />
      <p className={muted} role="status">
        {isLooking
          ? messages.lookingUp(found, list.movies.length)
          : snapshot.matches({ shown: 'incomplete' })
            ? messages.incomplete
            : messages.notStored}
        {snapshot.matches({ shown: 'incomplete' }) ? <Retry onRetry={() => send({ type: 'retry requested' })} /> : null}
      </p>
      <MovieGrid>
        {list.movies.map((movie, index) => (
          <li key={movie.id}>
            <SharedCard movie={movie} eager={index < firstScreenful} isLooking={isLooking} />
          </li>
        ))}
      </MovieGrid>
    </Page>
  )
}

const Retry = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Button onClick={onRetry}>{useMessages().app.retry}</Button>
)

const Choices = ({ list, canAdd }: { readonly list: List; readonly canAdd: boolean }) => {
  const { commands, lists } = useApp()
  const { opened: messages } = useSectionMessages('sharing')
  const known = useSharedMovies(list)
  const own = useValue(lists.watchlist.byMovie)
  const [isAdding, setAdding] = useState(false)
  const [movies, setMovies] = useState<ReturnType<typeof known>>([])
  const missing = list.movies.filter(({ id }) => own.get(id) === undefined).length
  return (
    <div className={actions}>
      <Button
        variant="solid"
        disabled={!canAdd || missing === 0}
        onClick={() => commands.watchlist.addAll(known().filter(({ id }) => own.get(id) === undefined))}
      >
        <ListPlus aria-hidden="true" />
        {missing === 0 ? messages.allThere : messages.addAll(missing)}
      </Button>
      <Button
        disabled={!canAdd}
        aria-haspopup="dialog"
        onClick={() => {
          setMovies(known())
          setAdding(true)
        }}
      >
        <FolderPlus aria-hidden="true" />
        {messages.addToCollection}
      </Button>
      <ButtonLink variant="quiet" to={sectionPaths.home.list}>
        {messages.notNow}
      </ButtonLink>
      {isAdding && movies.length > 0 ? (
        <AddToCollection movies={movies.map(snapshotOf)} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  )
}
