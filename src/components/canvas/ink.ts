import { type Measure, shortened } from './wrap-text.ts'

export type Context = CanvasRenderingContext2D

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

export const family = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`).trim()

const mixed = (share: number): string => `color-mix(in srgb, ${token('on-scrim')} ${share}%, ${token('shade')})`

/** The colors over pictures: the review is dark in both themes. */
export const inks = {
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

export const measureIn =
  (context: Context): Measure =>
  (text) =>
    context.measureText(text).width

interface TextStyle {
  readonly size: number
  readonly ink?: string
  readonly weight?: number
}

/** One line, shortened to its box, of which `y` is the baseline. */
export const write = (context: Context, text: string, { x, y, width }: Box, style: TextStyle): void => {
  context.font = `${style.weight ?? 400} ${style.size}px ${family}`
  context.fillStyle = style.ink ?? inks.text
  context.fillText(shortened(measureIn(context), text, width), x, y)
}

export const rounded = (context: Context, { x, y, width }: Box, height: number, radius: number): void => {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
}

/** Over the whole canvas, with a light in its corner. */
export const drawGround = (
  context: Context,
  { width, height }: { readonly width: number; readonly height: number },
): void => {
  context.fillStyle = inks.canvas
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(width, 0, 0, width, 0, Math.hypot(width, height) * 0.75)
  light.addColorStop(0, `color-mix(in srgb, ${inks.accent} 34%, transparent)`)
  light.addColorStop(1, `color-mix(in srgb, ${inks.accent} 0%, transparent)`)
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

/** A PNG; null when the browser cannot make it. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/png')
    } catch {
      resolve(null)
    }
  })
