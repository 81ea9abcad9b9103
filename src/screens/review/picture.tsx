import { Download, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import type { Review } from '#domain/statistics/review.ts'
import { css } from '#styled/css'
import { tabs } from '#styled/recipes/tabs.js'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useReviewPicture } from '#wiring/flows/review-picture.ts'
import { drawReview, type PosterTile, type Shape, shapes } from './drawing.ts'
import { pictureOf } from './picture-of.ts'
import { loadTiles } from './poster-tiles.ts'
import { type ReviewTexts, useReviewTexts } from './review-texts.ts'

const choice = tabs()
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '6' })
const actions = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' })
const canvasStyles = { maxWidth: '100%', maxHeight: '80dvh', borderRadius: 16 }

const spoken = ({ title, year, numbers, genres, people, ends }: ReviewTexts): string =>
  [
    `${title} ${year}`,
    ...numbers.map(({ value, label }) => `${label}: ${value}`),
    `${genres.label}: ${genres.rows.map(({ name }) => name).join(', ')}`,
    ...[...people, ...ends].map(({ label, rows }) => `${label}: ${rows.join(', ')}`),
  ].join('. ')

interface ReviewPictureProps {
  /** Its best movies must stay the same: their posters are loaded once. */
  readonly review: Review
  readonly shape: Shape
  readonly onShape: (shape: Shape) => void
}

/** The year as a picture, and what a person can do with it. */
export const ReviewPicture = ({ review, shape, onShape }: ReviewPictureProps) => {
  const app = useApp()
  const { downloadFile, shareFile, canShareFile } = app.files
  const { review: messages } = useSectionMessages('statistics')
  const { rating } = useViewingLabels()
  const texts = useReviewTexts()(review)
  const [tiles, setTiles] = useState<readonly PosterTile[]>([])
  const canvas = useRef<HTMLCanvasElement>(null)
  const description = spoken(texts)
  const { width, height } = shapes[shape]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawReview(context, shape, texts, tiles)
  })
  const name = `matinee-${review.year}-${shape}.png`
  const withPicture = (use: (name: string, picture: Blob) => unknown) => async () => {
    const picture = canvas.current && (await pictureOf(canvas.current))
    if (picture) await use(name, picture)
    return picture !== null
  }
  const [snapshot, send] = useReviewPicture({
    loadPosters: async () => setTiles(await loadTiles(app, review.best, rating)),
    download: withPicture(downloadFile),
    share: withPicture(shareFile),
  })
  const isDrawing = snapshot.matches('drawing')
  return (
    <div className={row}>
      <canvas ref={canvas} width={width} height={height} style={canvasStyles} role="img" aria-label={description} />
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
        <Button variant="solid" disabled={isDrawing} onClick={() => send({ type: 'download requested' })}>
          <Download aria-hidden="true" />
          {messages.download}
        </Button>
        {canShareFile(name) ? (
          <Button disabled={isDrawing} onClick={() => send({ type: 'share requested' })}>
            <Share2 aria-hidden="true" />
            {messages.share}
          </Button>
        ) : null}
        {snapshot.matches('failed') ? <p role="alert">{messages.failed}</p> : null}
      </div>
    </div>
  )
}
