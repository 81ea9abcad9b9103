import { ArrowLeft, Sparkles } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useViewingRecords } from '#components/diary/use-viewing-records.ts'
import { FactsProgress } from '#components/loading/facts-progress.tsx'
import { Page } from '#components/loading/page.tsx'
import { WhenEmpty } from '#components/loading/when-records-ready.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { moviesOfYear, reviewOf } from '#domain/statistics/review.ts'
import { css } from '#styled/css'
import { IconLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { isStillLoading, useMovieFacts } from '#wiring/movies/movie-data.ts'
import type { Shape } from './drawing.ts'
import { ReviewPicture } from './picture.tsx'

const column = css({ stack: '4' })

export const ReviewScreen = () => {
  const messages = useMessages().statistics
  const [parameters] = useSearchParams()
  const today = useApp().platform.today()
  const [shape, setShape] = useState<Shape>('portrait')
  useResetScroll()
  const asked = parameters.get('year') ?? ''
  const year = /^\d{4}$/.test(asked) ? asked : today.slice(0, 4)
  const records = useViewingRecords()
  const movies = useMemo(() => moviesOfYear(records, year), [records, year])
  const loaded = useMovieFacts(movies)
  const isCounting = !loaded.isRead || (loaded.missing > 0 && isStillLoading(loaded))
  const review = useMemo(() => reviewOf(records, loaded.facts, year, today), [records, loaded.facts, year, today])
  return (
    <Page
      heading={messages.review.heading({ year })}
      subtitle={messages.review.subtitle}
      back={
        <IconLink
          to={`/watched/statistics?year=${year}`}
          label={messages.review.back}
          icon={<ArrowLeft aria-hidden="true" />}
        />
      }
    >
      <div className={column}>
        {review === null ? (
          <WhenEmpty>
            <Notice icon={<Sparkles aria-hidden="true" />} title={messages.review.empty({ year })} />
          </WhenEmpty>
        ) : (
          <>
            <FactsProgress loaded={loaded} total={movies.length} />
            <ReviewPicture
              key={review.best.map(({ movie }) => movie.id).join()}
              review={review}
              isCounting={isCounting}
              shape={shape}
              onShape={setShape}
            />
          </>
        )}
      </div>
    </Page>
  )
}
