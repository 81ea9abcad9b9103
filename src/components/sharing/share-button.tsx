import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { formatList } from '#i18n/numbers.ts'
import { IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { lazyComponent } from '../async/lazy-component.tsx'
import { useSectionMessages } from '../async/use-section-messages.ts'

const SharingDialog = lazyComponent(() => import('./sharing-dialog.tsx').then((module) => module.SharingDialog))

export interface ListToShare {
  readonly name: string
  /** The filters that are set. */
  readonly narrowedBy?: readonly string[]
  readonly movies: readonly Pick<MovieSnapshot, 'id' | 'title' | 'posterPath' | 'releaseDate' | 'genres'>[]
}

export const ShareButton = ({ name, narrowedBy = [], movies }: ListToShare) => {
  const messages = useSectionMessages('sharing')
  const language = useValue(useApp().language.loaded)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={messages.share}
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={movies.length === 0}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <SharingDialog
            name={narrowedBy.length === 0 ? name : messages.narrowed(name, formatList(language, narrowedBy))}
            movies={movies}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
