import { SeenShare } from '#components/diary/ring.tsx'
import { useSeenMovies } from '#components/diary/use-seen-movies.ts'
import { useModalQuery } from '#components/loading/use-modal-query.ts'
import { directedMovies, type PersonCredits } from '#domain/movie/person.ts'
import { shareOf } from '#domain/statistics/completeness.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Of fewer movies beside the main ones, as of a director's one cameo, a ring says nothing. */
const fewestMovies = 3

export const SeenCredits = ({ id }: { id: number }) => {
  const { queries } = useApp().provider
  const { data } = useModalQuery(useValue(queries).personCredits(id))
  return data ? <Shares credits={data} /> : null
}

/** How many of the released movies of each tab the user has seen, of the longer tab first. */
const Shares = ({ credits: { cast, crew } }: { credits: PersonCredits }) => {
  const { platform } = useApp()
  const messages = useCoreMessages().person
  const { unreleased } = useMessages().statistics
  const watched = useSeenMovies()
  return [
    { label: messages.acting, share: shareOf(cast, watched, platform.today()) },
    { label: messages.directing, share: shareOf(directedMovies(crew), watched, platform.today()) },
  ]
    .sort((one, other) => other.share.total - one.share.total)
    .filter(({ share }, index) => index === 0 || share.total >= fewestMovies)
    .map(({ label, share }) => (
      <SeenShare
        key={label}
        share={share}
        label={share.unreleased === 0 ? label : `${label} · ${unreleased({ count: share.unreleased })}`}
      />
    ))
}
