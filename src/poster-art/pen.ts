import { n } from './shapes.ts'

/** All in cap heights: the same skeletons make every face. */
export interface Face {
  readonly stem: number
  /** Width of an ordinary letter: the ideal, and the limits when filling a line. */
  readonly ideal: number
  readonly least: number
  readonly most: number
  readonly gap: number
  readonly round: boolean
  /** Largest corner radius. */
  readonly bend: number
}

export const faces = {
  gothic: { stem: 0.185, ideal: 0.52, least: 0.46, most: 0.82, gap: 0.05, round: false, bend: 0.22 },
  slim: { stem: 0.13, ideal: 0.36, least: 0.31, most: 0.6, gap: 0.055, round: false, bend: 0.2 },
  wide: { stem: 0.15, ideal: 0.95, least: 0.7, most: 1.3, gap: 0.14, round: false, bend: 0.24 },
  round: { stem: 0.2, ideal: 0.62, least: 0.52, most: 0.95, gap: 0.05, round: true, bend: 0.5 },
} as const satisfies Record<string, Face>

/** Outer edges for capitals, stroke centers for small letters, left to right. */
export interface Pen {
  readonly L: number
  readonly l: number
  readonly c: number
  readonly r: number
  readonly R: number
  readonly T: number
  readonly t: number
  readonly m: number
  readonly b: number
  readonly B: number
  readonly h: number
  readonly s: number
  readonly q: number
  readonly round: boolean
  readonly stroke: (d: string) => void
  /** A slanted stroke with level ends, by the left edges of its top and bottom. */
  readonly slant: (xHead: number, xFoot: number, yHead?: number, yFoot?: number) => void
}

/** Measured horizontally. */
export const slantWidth = (stem: number): number => stem * 1.08

/** `stems` collects lines, `slants` filled forms. */
export const penOf = (x: number, width: number, h: number, face: Face, stems: string[], slants: string[]): Pen => {
  const s = face.stem * h
  const half = s / 2
  const l = x + half
  const r = x + width - half
  const inset = face.round ? half : 0
  return {
    L: x + inset,
    l,
    c: x + width / 2,
    r,
    R: x + width - inset,
    T: inset,
    t: half,
    m: h * 0.5,
    b: h - half,
    B: h - inset,
    h,
    s,
    q: Math.min((r - l) / 2, (h - s) / 2, face.bend * h),
    round: face.round,
    stroke: (d) => stems.push(d),
    slant: (xHead, xFoot, yHead = 0, yFoot = h) => {
      const across = slantWidth(s)
      if (face.round) {
        const top = Math.max(yHead, half)
        const bottom = Math.min(yFoot, h - half)
        stems.push(`M${n(xHead + across / 2)} ${n(top)}L${n(xFoot + across / 2)} ${n(bottom)}`)
      } else {
        slants.push(`M${n(xHead)} ${n(yHead)}h${n(across)}L${n(xFoot + across)} ${n(yFoot)}h${n(-across)}z`)
      }
    },
  }
}
