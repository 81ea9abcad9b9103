import type { SharedList } from '#domain/sharing/shared-list.ts'
import type { PictureShape } from '#machines/sharing-list.ts'
import type { App } from '#wiring/app/app.ts'
import {
  type Box,
  type Context,
  drawGround,
  family,
  inks,
  measureIn,
  pictureOf,
  rounded,
  write,
} from '../canvas/ink.ts'
import { drawPoster, loadTiles, type PosterMovie, tileToLoad } from '../canvas/poster-tile.ts'
import { linesOf } from '../canvas/wrap-text.ts'

interface Grid {
  readonly x: number
  readonly y: number
  /** Of a poster, whose height is one and a half times as much. */
  readonly width: number
  readonly gap: number
  readonly columns: number
  readonly capacity: number
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const gap = 20

/** The largest posters with which all of them fit; of more, as many as fit with the most columns. In the middle of the area. */
export const gridFor = (count: number, area: Area, mostColumns: number): Grid => {
  const widest = (columns: number) => (area.width - (columns - 1) * gap) / columns
  const gridOf = (columns: number, rows: number): Grid => {
    const width = Math.min(widest(columns), (area.height - (rows - 1) * gap) / rows / 1.5)
    return {
      x: area.x + (area.width - columns * width - (columns - 1) * gap) / 2,
      y: area.y + (area.height - rows * width * 1.5 - (rows - 1) * gap) / 2,
      width,
      gap,
      columns,
      capacity: columns * rows,
    }
  }
  const mostRows = Math.max(1, Math.floor((area.height + gap) / (widest(mostColumns) * 1.5 + gap)))
  const grids = Array.from({ length: mostColumns }, (_, index) => gridOf(index + 1, Math.ceil(count / (index + 1))))
  const [largest] = grids.sort((one, other) => other.width - one.width)
  return largest && largest.width >= widest(mostColumns) ? largest : gridOf(mostColumns, mostRows)
}

export const pictureSizes = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1200, height: 630 },
} as const

interface ListTexts {
  readonly count: string
  readonly more: (count: number) => string
  readonly brand: string
}

export interface ListPicture {
  readonly app: Pick<App, 'provider' | 'platform'>
  readonly list: SharedList
  readonly movies: readonly PosterMovie[]
  readonly shape: PictureShape
  readonly texts: ListTexts
  /** Lets the page go on. */
  readonly breathe: () => Promise<void>
}

interface Paragraph {
  readonly text: string
  readonly size: number
  readonly weight: number
  readonly ink: string
  readonly most: number
}

/** Returns where it ends. */
const drawParagraph = (context: Context, { text, size, weight, ink, most }: Paragraph, box: Box): number => {
  context.font = `${weight} ${size}px ${family}`
  const lines = linesOf(measureIn(context), text, box.width, most)
  lines.forEach((line, index) => {
    write(context, line, { ...box, y: box.y + size + index * size * 1.2 }, { size, weight, ink })
  })
  return lines.length === 0 ? box.y : box.y + size * (lines.length * 1.2 + 0.35)
}

const layouts = {
  portrait: { margin: 80, title: 92, text: 38, words: 920, posters: { x: 80, width: 920, bottom: 1780 }, columns: 5 },
  landscape: { margin: 56, title: 60, text: 26, words: 400, posters: { x: 500, width: 644, bottom: 574 }, columns: 7 },
} as const

const drawWords = (context: Context, { list, texts, shape }: ListPicture): number => {
  const { margin, title, text, words } = layouts[shape]
  const box = (y: number): Box => ({ x: margin, y, width: words })
  const paragraphs: readonly Paragraph[] = [
    { text: list.name, size: title, weight: 800, ink: inks.text, most: shape === 'portrait' ? 3 : 4 },
    { text: texts.count, size: text, weight: 600, ink: inks.accent, most: 1 },
    { text: list.note, size: text, weight: 400, ink: inks.muted, most: shape === 'portrait' ? 4 : 7 },
  ]
  return paragraphs.reduce<number>((y, paragraph) => drawParagraph(context, paragraph, box(y)), margin)
}

const drawMore = (context: Context, text: string, box: Box): void => {
  const { x, y, width } = box
  context.textAlign = 'center'
  context.fillStyle = inks.raised
  rounded(context, box, width * 1.5, width / 14)
  context.fill()
  const size = Math.round(width / 5)
  write(context, text, { x: x + width / 2, y: y + width * 0.75 + size / 3, width: width * 0.9 }, { size, weight: 700 })
  context.textAlign = 'start'
}

const boxAt = ({ x, y, width, gap, columns }: Grid, index: number): Box => ({
  x: x + (index % columns) * (width + gap),
  y: y + Math.floor(index / columns) * (width * 1.5 + gap),
  width,
})

/** As many posters as there is room for; the rest is a number. Rejects when the browser cannot make a file of it. */
export const drawList = async (canvas: HTMLCanvasElement, picture: ListPicture): Promise<Blob> => {
  const { app, list, shape, texts, breathe } = picture
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  Object.assign(canvas, pictureSizes[shape])
  drawGround(context, pictureSizes[shape])
  const { posters, margin, columns, text } = layouts[shape]
  const end = drawWords(context, picture)
  const top = shape === 'portrait' ? end + 30 : margin
  const byId = new Map(picture.movies.map((movie) => [movie.id, movie]))
  const movies = list.movies.flatMap(({ id }) => byId.get(id) ?? [])
  const grid = gridFor(movies.length, { ...posters, y: top, height: posters.bottom - top }, columns)
  const shown = movies.length > grid.capacity ? grid.capacity - 1 : movies.length
  const tiles = await loadTiles(
    app,
    movies.slice(0, shown).map((movie) => tileToLoad(app.provider.images, movie)),
  )
  for (const [index, tile] of tiles.entries()) {
    drawPoster(context, tile, boxAt(grid, index))
    await breathe()
  }
  if (shown < movies.length) drawMore(context, texts.more(movies.length - shown), boxAt(grid, shown))
  context.textAlign = 'end'
  const { width, height } = pictureSizes[shape]
  const brand = { x: width - margin, y: height - margin / 2, width: 400 }
  write(context, texts.brand, brand, { size: text * 0.85, weight: 700, ink: inks.accent })
  context.textAlign = 'start'
  const file = await pictureOf(canvas)
  if (!file) throw new Error('The browser makes no file of a picture.')
  return file
}
