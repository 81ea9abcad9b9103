import type { ReviewTexts } from './review-texts.ts'
import { fitsWords, linesOf, type Measure, shortened } from './wrap-text.ts'

export const shapes = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const
export type Shape = keyof typeof shapes

const margin = 80
const gap = 24
const family = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`).trim()

const mixed = (share: number): string => `color-mix(in srgb, ${token('on-scrim')} ${share}%, ${token('shade')})`

// The colors over pictures: the review is dark in both themes.
const inks = {
  get canvas() {
    return token('shade')
  },
  get raised() {
    return mixed(15)
  },
  get text() {
    return token('on-scrim')
  },
  get muted() {
    return mixed(66)
  },
  get accent() {
    return token('star')
  },
}

/** A movie of the picture; without a loaded poster its title is drawn. */
export interface PosterTile {
  readonly title: string
  readonly rating: string
  /** Of its genre, as CSS writes it. */
  readonly color: string
  readonly picture: HTMLImageElement | null
}

type Context = CanvasRenderingContext2D

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

const measureIn =
  (context: Context): Measure =>
  (text) =>
    context.measureText(text).width

interface TextStyle {
  readonly size: number
  readonly ink?: string
  readonly weight?: number
}

const write = (context: Context, text: string, { x, y, width }: Box, style: TextStyle): void => {
  context.font = `${style.weight ?? 400} ${style.size}px ${family}`
  context.fillStyle = style.ink ?? inks.text
  context.fillText(shortened(measureIn(context), text, width), x, y)
}

const rounded = (context: Context, { x, y, width }: Box, height: number, radius: number): void => {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
}

const mostLines = 5

/** As large as its words allow. */
const drawTileTitle = (context: Context, title: string, box: Box): void => {
  const setSize = (share: number) => {
    const size = Math.round(box.width / share)
    context.font = `700 ${size}px ${family}`
    return { size, inner: { x: box.x + size * 0.7, width: box.width - size * 1.4 } }
  }
  const fits = (share: number) => fitsWords(measureIn(context), title, setSize(share).inner.width)
  const { size, inner } = setSize([6, 7, 8, 9].find(fits) ?? 10)
  linesOf(measureIn(context), title, inner.width, mostLines).forEach((line, index) => {
    write(context, line, { ...inner, y: box.y + size * (1.6 + index * 1.2) }, { size, weight: 700 })
  })
}

const drawPoster = (context: Context, tile: PosterTile, box: Box): void => {
  const height = box.width * 1.5
  context.save()
  rounded(context, box, height, 18)
  context.clip()
  const gradient = context.createLinearGradient(box.x, box.y, box.x + box.width / 2, box.y + height)
  gradient.addColorStop(0, tile.color)
  gradient.addColorStop(1, inks.raised)
  context.fillStyle = gradient
  context.fillRect(box.x, box.y, box.width, height)
  if (tile.picture) context.drawImage(tile.picture, box.x, box.y, box.width, height)
  else drawTileTitle(context, tile.title, box)
  context.restore()
  write(context, tile.rating, { ...box, y: box.y + height + 48 }, { size: 34, weight: 600, ink: inks.accent })
}

const heading = (context: Context, text: string, box: Box): void =>
  write(context, text, box, { size: 30, weight: 600, ink: inks.muted })

const drawPosters = (context: Context, { best }: ReviewTexts, tiles: readonly PosterTile[], box: Box): void => {
  if (tiles.length === 0) return
  heading(context, best, box)
  const width = (box.width - 3 * gap) / 4
  tiles.forEach((tile, index) => {
    drawPoster(context, tile, { x: box.x + index * (width + gap), y: box.y + 32, width })
  })
}

const drawNumbers = (context: Context, { numbers }: ReviewTexts, box: Box): void => {
  const width = box.width / numbers.length
  numbers.forEach(({ value, label }, index) => {
    const column = { x: box.x + index * width, width: width - gap }
    write(context, value, { ...column, y: box.y }, { size: 104, weight: 800 })
    write(context, label, { ...column, y: box.y + 48 }, { size: 30, ink: inks.muted })
  })
}

const drawGenres = (context: Context, { genres }: ReviewTexts, box: Box): void => {
  heading(context, genres.label, box)
  genres.rows.forEach(({ name, count, share }, index) => {
    const y = box.y + 58 + index * 74
    write(context, name, { ...box, y, width: box.width - 120 }, { size: 36, weight: 600 })
    context.textAlign = 'end'
    write(context, count, { x: box.x + box.width, y, width: 110 }, { size: 30, ink: inks.muted })
    context.textAlign = 'start'
    context.fillStyle = inks.raised
    rounded(context, { ...box, y: y + 14 }, 12, 6)
    context.fill()
    context.fillStyle = inks.accent
    rounded(context, { ...box, y: y + 14, width: Math.max(12, box.width * share) }, 12, 6)
    context.fill()
  })
}

const drawColumns = (context: Context, columns: ReviewTexts['people'], box: Box): void => {
  const width = (box.width - 2 * gap) / 2
  columns.forEach(({ label, rows }, index) => {
    const column = { x: box.x + index * (width + 2 * gap), width }
    heading(context, label, { ...column, y: box.y })
    rows.forEach((row, line) => {
      const isLead = line === 0
      const style = { size: 34, weight: isLead ? 700 : 400, ink: isLead ? inks.text : inks.muted }
      write(context, row, { ...column, y: box.y + 56 + line * 50 }, style)
    })
  })
}

const drawGround = (context: Context, { width, height }: { readonly width: number; readonly height: number }): void => {
  context.fillStyle = inks.canvas
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(width, 0, 0, width, 0, Math.hypot(width, height) * 0.75)
  light.addColorStop(0, `color-mix(in srgb, ${inks.accent} 34%, transparent)`)
  light.addColorStop(1, `color-mix(in srgb, ${inks.accent} 0%, transparent)`)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

const drawTitle = (context: Context, texts: ReviewTexts, box: Box): void => {
  write(context, texts.title, box, { size: 44, weight: 600, ink: inks.accent })
  write(context, texts.year, { ...box, x: box.x - 12, y: box.y + 240 }, { size: 270, weight: 800 })
}

/** Draws the year over the whole canvas. */
export const drawReview = (context: Context, shape: Shape, texts: ReviewTexts, tiles: readonly PosterTile[]): void => {
  const { width, height } = shapes[shape]
  drawGround(context, { width, height })
  const isPortrait = shape === 'portrait'
  const left = { x: margin, width: isPortrait ? width - 2 * margin : 760 }
  const right = isPortrait ? left : { x: 940, width: width - 940 - margin }
  const rows = isPortrait
    ? { title: 150, numbers: 540, posters: 690, genres: 1160, people: 1450, ends: 1680 }
    : { title: 140, numbers: 530, genres: 690, posters: 110, people: 590, ends: 820 }
  const hasPeople = texts.people.length > 0
  const ends = hasPeople ? rows.ends : isPortrait ? 1540 : rows.genres
  drawTitle(context, texts, { ...left, y: rows.title })
  drawNumbers(context, texts, { ...left, y: rows.numbers })
  drawPosters(context, texts, tiles, { ...right, y: rows.posters })
  drawGenres(context, texts, { ...left, y: rows.genres })
  drawColumns(context, texts.people, { ...right, y: rows.people })
  drawColumns(context, texts.ends, { ...right, y: ends })
  context.textAlign = 'end'
  write(
    context,
    texts.brand,
    { x: width - margin, y: height - 48, width: 400 },
    { size: 32, weight: 700, ink: inks.accent },
  )
  context.textAlign = 'start'
}
