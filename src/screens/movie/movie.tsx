import { SearchX, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { FailedNotice, LoadBoundary } from '#components/load-boundary.tsx'
import { tmdbIdFrom } from '#domain/addresses.ts'
import { dialog } from '#styled/recipes'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { MovieFacts } from './movie-facts.tsx'
import { MovieSkeleton } from './movie-skeleton.tsx'
import { useCloseModal } from './use-close-modal.ts'

/** A movie over the list it was opened from (spec section 2, Movie detail modal). */
export const MovieScreen = () => {
  const id = tmdbIdFrom(useParams()['movieId'])
  const { movie: words } = useValue(useApp().text)
  const { isOpen, close } = useCloseModal()
  return (
    <Dialog open={isOpen} onClose={close} label={words.dialog}>
      <IconButton
        className={dialog().close}
        look="onPicture"
        label={words.close}
        icon={<X aria-hidden="true" />}
        onClick={close}
      />
      {id === null ? (
        <NotFound />
      ) : (
        <LoadBoundary loading={<MovieSkeleton />} failed={MovieFailed}>
          <MovieFacts key={id} id={id} />
        </LoadBoundary>
      )}
    </Dialog>
  )
}

const NotFound = () => {
  const { movie: words, notFound } = useValue(useApp().text)
  return (
    <Notice role="alert" icon={<SearchX aria-hidden="true" />} title={words.notFound} hint={words.notFoundHint}>
      <ButtonLink to="/">{notFound.home}</ButtonLink>
    </Notice>
  )
}

const isUnknown = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

const MovieFailed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const { commands } = useApp()
  const [failure] = useState(error)
  useEffect(() => {
    if (!isUnknown(failure)) commands.movies.detailsFailed()
  }, [commands, failure])
  return isUnknown(error) ? <NotFound /> : <FailedNotice error={error} retry={retry} />
}
