import { drawLine } from './drawn-line.ts'
import type { TitleLayout } from './fit-title.ts'
import { capHeights } from './fit-title.ts'
import { css, type Inks } from './palette.ts'
import { type Face, faces } from './pen.ts'
import type { Shape } from './shapes.ts'

/** A path in its final colors. */
export interface Path {
  readonly d: string
  readonly fill: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeDasharray?: string
  readonly strokeLinecap?: 'round'
  readonly strokeLinejoin?: 'round' | 'miter'
  readonly opacity?: number
  readonly transform?: string
}

export const families = {
  grotesk: '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif',
  roman: '"Poster Serif", serif',
} as const

/** Text in a font, stretched or condensed to its width. */
export interface TextPart {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly face: keyof typeof families
  readonly fill: string
  readonly rightToLeft: boolean
  readonly transform?: string
}

/** Paths cropped to a box. */
interface Cutout {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly paths: readonly Path[]
}

export type Part = { readonly cutout: Cutout } | { readonly path: Path } | { readonly text: TextPart }

/** Back to front. */
export interface Picture {
  readonly w: number
  readonly h: number
  readonly ground: string
  readonly parts: readonly Part[]
}

const painted = (shape: Shape, inks: Inks): Path => ({
  d: shape.d,
  fill: shape.fill ? css(inks[shape.fill]) : 'none',
  ...(shape.stroke && { stroke: css(inks[shape.stroke]), strokeWidth: Math.round((shape.width ?? 1) * 10) / 10 }),
  ...(shape.dash && { strokeDasharray: shape.dash }),
  ...(shape.opacity && { opacity: shape.opacity }),
  ...(shape.round && { strokeLinecap: 'round' as const }),
})

/** `filled` paints the inks' ground first. */
export const cutout = (
  x: number,
  y: number,
  w: number,
  h: number,
  shapes: readonly Shape[],
  inks: Inks,
  filled = false,
): Part => ({
  cutout: {
    x,
    y,
    w,
    h,
    paths: [
      ...(filled ? [{ d: `M0 0h${w}v${h}h${-w}z`, fill: css(inks.ground) }] : []),
      ...shapes.filter(({ d }) => d !== '').map((shape) => painted(shape, inks)),
    ],
  },
})

/** The top left corner is at `x`, `y`. */
export const letters = (line: string, face: Face, h: number, letter: number, fill: string, at: string): Part[] => {
  const { stems, slants } = drawLine(line, face, h, letter)
  const transform = at
  const ends = face.round
    ? ({ strokeLinecap: 'round', strokeLinejoin: 'round' } as const)
    : ({ strokeLinejoin: 'miter' } as const)
  return [
    ...(stems === ''
      ? []
      : [
          {
            path: {
              d: stems,
              fill: 'none',
              stroke: fill,
              strokeWidth: Math.round(face.stem * h * 100) / 100,
              ...ends,
              transform,
            },
          },
        ]),
    ...(slants === '' ? [] : [{ path: { d: slants, fill, transform } }]),
  ]
}

export type Align = 'left' | 'middle' | 'right'

/** `turn` is a transform put before every position. */
export const titleParts = (
  setting: TitleLayout,
  x: number,
  y: number,
  width: number,
  align: Align,
  fill: string,
  turn = '',
): Part[] =>
  setting.lines.flatMap((line): Part[] => {
    const side = setting.rightToLeft && align === 'left' ? 'right' : align
    const left = x + (side === 'left' ? 0 : (width - line.width) * (side === 'right' ? 1 : 0.5))
    const { style } = setting
    if (style.kind === 'drawn') {
      const at = `${turn}translate(${Math.round(left * 100) / 100} ${Math.round((y + line.y) * 100) / 100})`
      return letters(line.text, faces[style.face], line.size, line.letter, fill, at)
    }
    return [
      {
        text: {
          text: line.text,
          x: setting.rightToLeft ? left + line.width : left,
          y: y + line.y + line.size * capHeights[style.face],
          size: line.size,
          width: line.width,
          face: style.face,
          fill,
          rightToLeft: setting.rightToLeft,
          ...(turn && { transform: turn }),
        },
      },
    ]
  })
