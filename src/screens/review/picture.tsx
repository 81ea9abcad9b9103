import { Download, Share2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import type { Review } from '#domain/statistics/review.ts'
import { css } from '#styled/css'
import { tabs } from '#styled/recipes/tabs.js'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
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

/** Null until the posters have loaded. */
const useTiles = (best: Review['best']): readonly PosterTile[] | null => {
  const app = useApp()
  const { rating } = useViewingLabels()
  const [tiles, setTiles] = useState<readonly PosterTile[] | null>(null)
  const movies = best.map(({ movie }) => movie.id).join()
  const load = useEffectEvent(() => loadTiles(app, best, rating))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other movies, other posters
  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => {
      if (isCurrent) setTiles(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [movies])
  return tiles
}

/** The year as a picture, and what a person can do with it. */
export const ReviewPicture = ({ review }: { review: Review }) => {
  const { downloadFile, shareFile, canShareFile } = useApp().files
  const { review: messages } = useSectionMessages('statistics')
  const texts = useReviewTexts()(review)
  const tiles = useTiles(review.best)
  const [shape, setShape] = useState<Shape>('portrait')
  const [hasFailed, setHasFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const description = spoken(texts)
  const { width, height } = shapes[shape]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawReview(context, shape, texts, tiles ?? [])
  })
  const name = `matinee-${review.year}-${shape}.png`
  const withPicture = (use: (name: string, picture: Blob) => unknown) => async () => {
    const picture = canvas.current && (await pictureOf(canvas.current))
    setHasFailed(!picture)
    if (picture) await use(name, picture)
  }
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
              onClick={() => setShape(each)}
            >
              {messages[each]}
            </button>
          ))}
        </div>
        <Button variant="solid" disabled={tiles === null} onClick={withPicture(downloadFile)}>
          <Download aria-hidden="true" />
          {messages.download}
        </Button>
        {canShareFile(name) ? (
          <Button disabled={tiles === null} onClick={withPicture(shareFile)}>
            <Share2 aria-hidden="true" />
            {messages.share}
          </Button>
        ) : null}
        {hasFailed ? <p role="alert">{messages.failed}</p> : null}
      </div>
    </div>
  )
}
