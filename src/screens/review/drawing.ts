import { type Box, type Context, drawGround, family, inks, measureIn, rounded, write } from '#components/canvas/ink.ts'
import { drawPoster } from '#components/canvas/poster-tile.ts'
import { linesOf } from '#components/canvas/wrap-text.ts'
import type { RatedTile } from './poster-tiles.ts'
import type { ReviewTexts } from './review-texts.ts'

export const shapes = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const
export type Shape = keyof typeof shapes

const margin = 80
const gap = 24

/** A part of the picture, which takes the whole width of its column. */
interface Block {
  readonly height: number
  readonly draw: (top: number) => void
}
type Column = Omit<Box, 'y'>

const headingHeight = 48

const heading = (context: Context, text: string, box: Box): void =>
  write(context, text, { ...box, y: box.y + 26 }, { size: 30, weight: 600, ink: inks.muted })

const title = (context: Context, texts: ReviewTexts, column: Column): Block => {
  const size = 38
  context.font = `400 ${size}px ${family}`
  const lines = linesOf(measureIn(context), texts.sentence, column.width, 2)
  return {
    height: 268 + (lines.length === 0 ? 0 : 22 + lines.length * 50),
    draw: (top) => {
      write(context, texts.title, { ...column, y: top + 36 }, { size: 44, weight: 600, ink: inks.accent })
      write(context, texts.year, { ...column, x: column.x - 12, y: top + 264 }, { size: 270, weight: 800 })
      lines.forEach((line, index) => {
        write(context, line, { ...column, y: top + 326 + index * 50 }, { size })
      })
    },
  }
}

const numbers = (context: Context, texts: ReviewTexts, column: Column): Block => ({
  height: 132,
  draw: (top) => {
    const width = column.width / texts.numbers.length
    texts.numbers.forEach(({ value, label }, index) => {
      const box = { x: column.x + index * width, width: width - gap }
      write(context, value, { ...box, y: top + 76 }, { size: 104, weight: 800 })
      write(context, label, { ...box, y: top + 124 }, { size: 30, ink: inks.muted })
    })
  },
})

const drawRated = (context: Context, tile: RatedTile, box: Box): void => {
  drawPoster(context, tile, box)
  const line = { ...box, y: box.y + box.width * 1.5 + 44 }
  write(context, tile.rating, line, { size: 34, weight: 600, ink: inks.accent })
}

const widestPoster = 250

const posters = (context: Context, label: string, tiles: readonly RatedTile[], column: Column): Block => {
  const width = Math.min(widestPoster, (column.width - (tiles.length - 1) * gap) / tiles.length)
  const isRated = tiles.some(({ rating }) => rating !== '')
  return {
    height: headingHeight + width * 1.5 + (isRated ? 52 : 0),
    draw: (top) => {
      heading(context, label, { ...column, y: top })
      tiles.forEach((tile, index) => {
        drawRated(context, tile, { x: column.x + index * (width + gap), y: top + headingHeight, width })
      })
    },
  }
}

const genres = (context: Context, { label, rows }: ReviewTexts['genres'], column: Column): Block => ({
  height: headingHeight + rows.length * 74 - 12,
  draw: (top) => {
    heading(context, label, { ...column, y: top })
    rows.forEach(({ name, count, share }, index) => {
      const y = top + headingHeight + 36 + index * 74
      write(context, name, { ...column, y, width: column.width - 120 }, { size: 36, weight: 600 })
      context.textAlign = 'end'
      write(context, count, { x: column.x + column.width, y, width: 110 }, { size: 30, ink: inks.muted })
      context.textAlign = 'start'
      context.fillStyle = inks.raised
      rounded(context, { ...column, y: y + 14 }, 12, 6)
      context.fill()
      context.fillStyle = inks.accent
      rounded(context, { ...column, y: y + 14, width: Math.max(12, column.width * share) }, 12, 6)
      context.fill()
    })
  },
})

/** Their names in one line. */
const people = (context: Context, { label, names }: ReviewTexts['people'][number], column: Column): Block => ({
  height: headingHeight + 42,
  draw: (top) => {
    heading(context, label, { ...column, y: top })
    write(context, names, { ...column, y: top + headingHeight + 32 }, { size: 34, weight: 600 })
  },
})

const ends = (context: Context, columns: ReviewTexts['ends'], column: Column): Block => ({
  height: headingHeight + 92,
  draw: (top) => {
    const width = (column.width - 2 * gap) / 2
    columns.forEach(({ label, movie, date }, index) => {
      const box = { x: column.x + index * (width + 2 * gap), width }
      heading(context, label, { ...box, y: top })
      write(context, movie, { ...box, y: top + headingHeight + 32 }, { size: 34, weight: 600 })
      write(context, date, { ...box, y: top + headingHeight + 80 }, { size: 34, ink: inks.muted })
    })
  },
})

/** Between two blocks; more is above and below them. */
const widestSpace = 110

/** From `top` to `bottom`, with equal space between. */
const drawColumn = (blocks: readonly Block[], top: number, bottom: number): void => {
  const free = bottom - top - blocks.reduce((sum, { height }) => sum + height, 0)
  const spaces = Math.max(1, blocks.length - 1)
  const space = Math.min(widestSpace, free / spaces)
  let y = top + (free - space * spaces) / 2
  for (const { height, draw } of blocks) {
    draw(y)
    y += height + space
  }
}

/** Draws the year over the whole canvas. */
export const drawReview = (context: Context, shape: Shape, texts: ReviewTexts, tiles: readonly RatedTile[]): void => {
  const { width, height } = shapes[shape]
  drawGround(context, { width, height })
  const isPortrait = shape === 'portrait'
  const left = { x: margin, width: isPortrait ? width - 2 * margin : 760 }
  const right = isPortrait ? left : { x: 940, width: width - 940 - margin }
  const head = [title(context, texts, left), numbers(context, texts, left)]
  const best = tiles.length === 0 ? [] : [posters(context, texts.best, tiles, right)]
  const liked = texts.genres.rows.length === 0 ? [] : [genres(context, texts.genres, left)]
  const rest = [...texts.people.map((each) => people(context, each, right)), ends(context, texts.ends, right)]
  if (isPortrait) drawColumn([...head, ...best, ...liked, ...rest], 90, height - 130)
  else {
    drawColumn([...head, ...liked], margin, height - margin)
    drawColumn([...best, ...rest], margin, height - 130)
  }
  context.textAlign = 'end'
  const brand = { x: width - margin, y: height - 48, width: 400 }
  write(context, texts.brand, brand, { size: 32, weight: 700, ink: inks.accent })
  context.textAlign = 'start'
}
