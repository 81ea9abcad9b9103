import { Download, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureOf } from '#components/canvas/ink.ts'
import { loadTiles } from '#components/canvas/poster-tile.ts'
import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import type { Review } from '#domain/statistics/review.ts'
import { css } from '#styled/css'
import { tabs } from '#styled/recipes/tabs.js'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useReviewPicture } from '#wiring/flows/review-picture.ts'
import { drawReview, type Shape, shapes } from './drawing.ts'
import { tilesToLoad } from './poster-tiles.ts'
import { type ReviewTexts, useReviewTexts } from './review-texts.ts'
import { ReviewedMovies } from './reviewed-movies.tsx'

const choice = tabs()
const layout = css({ display: 'grid', gap: { base: '4', md: '6', lg: '8' }, width: 'full' })
// What can be done is above the picture on a narrow screen, beside it on a wide one, where the picture stays in view.
const besidePicture = {
  gridTemplateRows: 'auto auto 1fr',
  '& > canvas': { gridColumn: '1', gridRow: '1 / span 3', alignSelf: 'start', position: 'sticky', top: '20' },
  '& > :not(canvas)': { gridColumn: '2' },
} as const
// The whole year is below both.
const aboveYear = {
  gridTemplateRows: 'auto 1fr auto',
  '& > canvas': { gridColumn: '1', gridRow: '1 / span 2' },
  '& > :not(canvas)': { gridColumn: '2' },
  '& > section + section': { gridColumn: '1 / -1' },
} as const
const columns = {
  portrait: css({
    // On a tall screen the picture would be nearly as wide as the page.
    md: { gridTemplateColumns: '[fit-content(60%) minmax(0, 1fr)]', ...aboveYear },
    lg: {
      ...besidePicture,
      '& > section + section': { gridColumn: '2' },
    },
  }),
  landscape: css({ lg: { gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 1fr)]', ...aboveYear } }),
}
const actions = css({ row: '3', flexWrap: 'wrap' })
const picture = css({
  maxWidth: 'full',
  maxHeight: { base: '[80dvh]', lg: '[calc(100dvh - 13rem)]' },
  borderRadius: 'dialog',
})

const toCome = css({ background: 'raised', animationStyle: 'pulse' })

const spoken = ({ title, year, sentence, numbers, genres, people, ends }: ReviewTexts): string =>
  [
    `${title} ${year}`,
    ...(sentence === '' ? [] : [sentence.replace(/[.。]$/, '')]),
    ...numbers.map(({ value, label }) => `${label}: ${value}`),
    ...(genres.rows.length === 0 ? [] : [`${genres.label}: ${genres.rows.map(({ name }) => name).join(', ')}`]),
    ...people.map(({ label, names }) => `${label}: ${names}`),
    ...ends.map(({ label, movie, date }) => `${label}: ${movie}, ${date}`),
  ].join('. ')

interface ReviewPictureProps {
  /** Its best movies must stay the same: their posters are loaded once. */
  readonly review: Review
  /** Hours, genres and people are not all known yet: there is no picture before they are. */
  readonly isCounting: boolean
  readonly shape: Shape
  readonly onShape: (shape: Shape) => void
}

/** The year as a picture, and what a user can do with it. */
export const ReviewPicture = ({ review, isCounting, shape, onShape }: ReviewPictureProps) => {
  const app = useApp()
  const { downloadFile, shareFile, canShareFile, isSharingUsual } = app.files
  const { review: messages, totals } = useMessages().statistics
  const { rating } = useViewingLabels()
  const texts = useReviewTexts()(review)
  const [tiles, setTiles] = useState(() => tilesToLoad(app.provider.images, review.best, rating))
  const canvas = useRef<HTMLCanvasElement>(null)
  const description = isCounting ? totals.counting : spoken(texts)
  const { width, height } = shapes[shape]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && !isCounting) drawReview(context, shape, texts, tiles)
  })
  const name = `matinee-${review.year}-${shape}.png`
  const withPicture = (use: (name: string, picture: Blob) => unknown) => async () => {
    const picture = canvas.current && (await pictureOf(canvas.current))
    if (picture) await use(name, picture)
    return picture !== null
  }
  const [snapshot, send] = useReviewPicture({
    loadPosters: async () => setTiles(await loadTiles(app, tiles)),
    download: withPicture(downloadFile),
    share: withPicture(shareFile),
  })
  const isDrawing = isCounting || snapshot.matches('drawing')
  const canShare = canShareFile(name)
  const sharesFirst = isSharingUsual(name)
  return (
    <div className={`${layout} ${columns[shape]}`}>
      <div className={actions}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put a frame around two buttons */}
        <div className={choice.list} role="group" aria-label={messages.shape}>
          {(['portrait', 'landscape'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={choice.tab}
              aria-current={each === shape ? 'true' : undefined}
              onClick={() => onShape(each)}
            >
              {messages[each]}
            </button>
          ))}
        </div>
        {canShare ? (
          <Button
            variant={sharesFirst ? 'solid' : 'outline'}
            disabled={isDrawing}
            onClick={() => send({ type: 'share requested' })}
          >
            <Share2 aria-hidden="true" />
            {messages.share}
          </Button>
        ) : null}
        <Button
          variant={sharesFirst ? 'outline' : 'solid'}
          disabled={isDrawing}
          onClick={() => send({ type: 'download requested' })}
        >
          <Download aria-hidden="true" />
          {messages.download}
        </Button>
        {snapshot.matches('failed') ? <p role="alert">{messages.failed}</p> : null}
      </div>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className={isCounting ? `${picture} ${toCome}` : picture}
        role="img"
        aria-label={description}
      />
      <ReviewedMovies label={texts.best} movies={review.best} />
      {review.all.length > review.best.length ? (
        <ReviewedMovies label={messages.all} movies={review.all} byDay />
      ) : null}
    </div>
  )
}
