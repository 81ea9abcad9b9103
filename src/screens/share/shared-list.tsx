import { FolderPlus, ListPlus, Share2, UserRoundPlus } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { AddToCollection } from '#components/collection/add-to-collection.tsx'
import { FailedNotice } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Page } from '#components/loading/page.tsx'
import { SharedMovies, useSharedList, useSharedMovies, withTitles } from '#components/sharing/shared-movies.tsx'
import { sectionPaths } from '#domain/movie/addresses.ts'
import { type MovieSnapshot, snapshotOf } from '#domain/movie/movie.ts'
import type { Friend } from '#domain/records/library.ts'
import { friendHref } from '#domain/sharing/friend-address.ts'
import type { SharedList as List } from '#domain/sharing/shared-list.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { readListLink } from '#wiring/sharing/list-link.ts'

const KeepListDialog = lazyComponent(() => import('./keep-list-dialog.tsx').then((module) => module.KeepListDialog))

const note = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' })
const actions = css({ wrap: { base: '2', sm: '3' }, '& > *': { flexGrow: { base: '1', sm: '0' } } })

/** What a link holds. */
export const SharedList = ({ hash }: { readonly hash: string }) => {
  const { opened: messages, friends: friendMessages } = useMessages().sharing
  const { navigation } = useCoreMessages()
  const read = useCallback(() => readListLink(hash), [hash])
  const reading = useSharedList(read)
  const [keptId, setKeptId] = useState<Friend['id'] | null>(null)
  const friends = useValue(useApp().records.friends)
  const kept = friends.find(({ id }) => id === keptId)
  const { list, problem, isLooking } = reading
  if (problem) {
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
  if (reading.hasFailed) return <FailedNotice error={new Error(messages.failed)} retry={reading.retry} />
  if (!list) return <MovieGridSkeleton count={10} label={messages.reading} />
  return (
    <Page
      heading={list.name || messages.heading}
      {...(list.from && { subtitle: messages.from({ name: list.from }) })}
      aside={
        <ButtonLink variant="quiet" to={sectionPaths.home.list}>
          {messages.notNow}
        </ButtonLink>
      }
    >
      {list.note === '' ? null : (
        <p className={note} dir="auto">
          {list.note}
        </p>
      )}
      <Choices list={list} isLooking={isLooking} kept={kept} onKept={setKeptId} />
      <SharedMovies
        list={list}
        reading={reading}
        text={kept ? friendMessages.isKept({ name: kept.name }) : messages.notStored}
      />
    </Page>
  )
}

interface ChoicesProps {
  readonly list: List
  readonly isLooking: boolean
  readonly kept: Friend | undefined
  readonly onKept: (id: Friend['id']) => void
}

const Choices = ({ list, isLooking, kept, onKept }: ChoicesProps) => {
  const { commands, lists } = useApp()
  const { opened: messages } = useMessages().sharing
  const known = useSharedMovies(list)
  const own = useValue(lists.watchlist.byMovie)
  const [toCollect, setToCollect] = useState<readonly MovieSnapshot[] | null>(null)
  const missing = list.movies.filter(({ id }) => own.get(id) === undefined).length
  const canAdd = !isLooking && known().length > 0
  return (
    <div className={actions}>
      <Button
        variant="solid"
        disabled={!canAdd || missing === 0}
        onClick={() => commands.watchlist.addAll(known().filter(({ id }) => own.get(id) === undefined))}
      >
        <ListPlus aria-hidden="true" />
        {missing === 0 ? messages.allThere : messages.addAll({ count: missing })}
      </Button>
      <Button disabled={!canAdd} aria-haspopup="dialog" onClick={() => setToCollect(known().map(snapshotOf))}>
        <FolderPlus aria-hidden="true" />
        {messages.addToCollection}
      </Button>
      <KeepChoice list={list} canKeep={!isLooking} kept={kept} onKept={onKept} />
      {toCollect ? <AddToCollection movies={toCollect} onClose={() => setToCollect(null)} /> : null}
    </div>
  )
}

interface KeepChoiceProps extends Pick<ChoicesProps, 'list' | 'kept' | 'onKept'> {
  readonly canKeep: boolean
}

/** Where a link has ids alone, the titles that were found are kept with them. */
const KeepChoice = ({ list, canKeep, kept, onKept }: KeepChoiceProps) => {
  const { friends: messages } = useMessages().sharing
  const known = useSharedMovies(list)
  const [shown, setShown] = useState<List | null>(null)
  if (kept) return <ButtonLink to={friendHref(kept.id)}>{messages.show({ name: kept.name })}</ButtonLink>
  return (
    <>
      <Button
        disabled={!canKeep}
        aria-haspopup="dialog"
        onClick={() => setShown({ ...list, movies: withTitles(list, known()) })}
      >
        <UserRoundPlus aria-hidden="true" />
        {messages.keep}
      </Button>
      {shown ? (
        <Suspense>
          <KeepListDialog list={shown} onKept={onKept} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
