import type { Random } from './hash.ts'
import type { Ink } from './shapes.ts'

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Color = readonly [lightness: number, chroma: number, hue: number]

export interface Mood {
  readonly deep: Color
  readonly main: Color
  readonly accent: Color
  readonly paper: Color
  /** Relative frequencies. */
  readonly grounds: readonly [night: number, day: number, paper: number]
}

export type Inks = Readonly<Record<Ink, Color>>

/** Common genres have several moods for variety. */
const moods: Readonly<Record<string, readonly [Mood, ...Mood[]]>> = {
  Action: [
    mood([0.21, 0.04, 30], [0.64, 0.22, 33], [0.86, 0.17, 90], [0.93, 0.025, 75], [3, 4, 3]),
    mood([0.22, 0.06, 262], [0.72, 0.17, 52], [0.86, 0.1, 215], [0.93, 0.02, 250], [4, 3, 2]),
  ],
  Adventure: [
    mood([0.27, 0.06, 205], [0.7, 0.12, 182], [0.8, 0.15, 68], [0.93, 0.03, 90], [3, 3, 3]),
    mood([0.26, 0.06, 155], [0.76, 0.13, 75], [0.66, 0.18, 35], [0.93, 0.04, 95], [3, 4, 3]),
  ],
  Animation: [
    mood([0.27, 0.13, 290], [0.72, 0.17, 350], [0.87, 0.16, 98], [0.94, 0.03, 330], [2, 6, 2]),
    mood([0.28, 0.09, 250], [0.78, 0.15, 160], [0.72, 0.19, 25], [0.95, 0.03, 160], [2, 6, 2]),
  ],
  Comedy: [
    mood([0.25, 0.06, 40], [0.85, 0.17, 90], [0.66, 0.21, 28], [0.94, 0.04, 90], [1, 6, 3]),
    mood([0.27, 0.09, 280], [0.72, 0.16, 22], [0.88, 0.15, 95], [0.95, 0.03, 60], [1, 6, 3]),
  ],
  Crime: [
    mood([0.19, 0.02, 270], [0.55, 0.2, 26], [0.84, 0.14, 88], [0.91, 0.02, 80], [6, 2, 3]),
    mood([0.2, 0.03, 245], [0.7, 0.08, 228], [0.84, 0.15, 85], [0.92, 0.015, 230], [5, 3, 2]),
  ],
  Documentary: [
    mood([0.24, 0.02, 240], [0.68, 0.1, 232], [0.72, 0.18, 48], [0.93, 0.012, 95], [2, 2, 5]),
    mood([0.22, 0.015, 60], [0.76, 0.03, 85], [0.6, 0.21, 28], [0.93, 0.015, 90], [2, 3, 5]),
  ],
  Drama: [
    mood([0.25, 0.06, 268], [0.68, 0.14, 42], [0.83, 0.1, 78], [0.92, 0.025, 75], [4, 3, 4]),
    mood([0.24, 0.045, 190], [0.7, 0.08, 195], [0.74, 0.15, 45], [0.93, 0.02, 100], [4, 3, 4]),
    mood([0.24, 0.06, 350], [0.72, 0.09, 20], [0.84, 0.12, 85], [0.93, 0.02, 20], [4, 3, 4]),
    mood([0.22, 0.015, 60], [0.78, 0.12, 80], [0.62, 0.19, 28], [0.92, 0.025, 85], [4, 3, 4]),
  ],
  Family: [
    mood([0.29, 0.11, 262], [0.74, 0.13, 228], [0.82, 0.17, 72], [0.95, 0.03, 95], [1, 6, 3]),
    mood([0.27, 0.09, 20], [0.73, 0.17, 38], [0.88, 0.14, 92], [0.95, 0.03, 80], [1, 6, 3]),
  ],
  Fantasy: [
    mood([0.25, 0.1, 292], [0.62, 0.17, 300], [0.86, 0.13, 85], [0.92, 0.03, 300], [6, 2, 2]),
    mood([0.23, 0.05, 175], [0.7, 0.11, 165], [0.86, 0.14, 88], [0.93, 0.025, 150], [6, 2, 2]),
  ],
  History: [mood([0.26, 0.05, 45], [0.62, 0.12, 48], [0.8, 0.12, 82], [0.91, 0.04, 82], [3, 2, 5])],
  Horror: [
    mood([0.16, 0.03, 20], [0.55, 0.22, 27], [0.88, 0.15, 112], [0.9, 0.03, 95], [7, 3, 1]),
    mood([0.18, 0.05, 295], [0.72, 0.17, 140], [0.62, 0.22, 20], [0.92, 0.03, 130], [6, 3, 1]),
  ],
  Music: [mood([0.24, 0.11, 325], [0.68, 0.21, 352], [0.82, 0.13, 205], [0.94, 0.02, 340], [3, 5, 2])],
  Mystery: [mood([0.22, 0.05, 225], [0.58, 0.1, 200], [0.85, 0.14, 92], [0.91, 0.025, 110], [6, 2, 2])],
  Romance: [mood([0.28, 0.1, 8], [0.71, 0.16, 12], [0.84, 0.1, 55], [0.94, 0.025, 40], [2, 4, 4])],
  'Science Fiction': [
    mood([0.19, 0.05, 265], [0.62, 0.15, 250], [0.75, 0.18, 50], [0.92, 0.015, 240], [7, 2, 2]),
    mood([0.2, 0.06, 285], [0.72, 0.12, 195], [0.7, 0.21, 350], [0.93, 0.015, 200], [7, 2, 2]),
  ],
  'TV Movie': [mood([0.26, 0.06, 225], [0.72, 0.1, 205], [0.74, 0.18, 355], [0.94, 0.02, 200], [2, 4, 3])],
  Thriller: [
    mood([0.18, 0.02, 160], [0.66, 0.15, 158], [0.88, 0.19, 115], [0.91, 0.025, 130], [6, 3, 2]),
    mood([0.19, 0.04, 305], [0.67, 0.19, 22], [0.85, 0.15, 90], [0.92, 0.02, 320], [5, 3, 2]),
  ],
  War: [
    mood([0.24, 0.035, 120], [0.58, 0.09, 122], [0.66, 0.2, 32], [0.9, 0.035, 95], [4, 2, 4]),
    mood([0.23, 0.02, 75], [0.74, 0.07, 85], [0.58, 0.2, 28], [0.92, 0.03, 85], [4, 3, 3]),
  ],
  Western: [mood([0.25, 0.07, 35], [0.72, 0.16, 58], [0.87, 0.13, 88], [0.92, 0.045, 80], [2, 5, 3])],
}

const neutralMood: Mood = mood([0.23, 0.02, 270], [0.68, 0.05, 260], [0.82, 0.11, 80], [0.92, 0.015, 85], [3, 3, 3])

function mood(deep: Color, main: Color, accent: Color, paper: Color, grounds: Mood['grounds']): Mood {
  return { deep, main, accent, paper, grounds }
}

/** A neutral mood for unknown genres. */
export const moodOf = (genre: string | undefined, random: Random): Mood =>
  random.pick(moods[genre ?? ''] ?? [neutralMood])

const lighter = ([l, c, h]: Color, by: number, chroma = 1): Color => [l + by, c * chroma, h]

const areHuesDistinct = (x: Color, y: Color): boolean => {
  const turn = Math.abs(x[2] - y[2]) % 360
  return Math.min(turn, 360 - turn) > 35
}

export type Ground = 'night' | 'day' | 'paper'

export const pickGround = ({ grounds: [night, day, paper] }: Mood, random: Random): Ground => {
  const at = random.next() * (night + day + paper)
  return at < night ? 'night' : at < night + day ? 'day' : 'paper'
}

/** The accent comes from the second mood if its hue is distinct. */
export const mixInks = (first: Mood, second: Mood, on: Ground): Inks => {
  const { deep, main, paper } = first
  const accent = areHuesDistinct(second.accent, main) ? second.accent : first.accent
  const mixed = (ground: Color, ink: Color, a: Color, b: Color, c: Color): Inks => {
    const figure = b[0] < 0.5 ? paper : deep
    return { ground, ink, a, b, c, figure, light: paper, dark: deep }
  }
  if (on === 'night') {
    return mixed(deep, paper, main, accent, lighter(deep, 0.1, 1.3))
  }
  if (on === 'paper') {
    // A pale hue is invisible on paper, so it becomes the accent here.
    return main[0] > 0.76
      ? mixed(paper, deep, deep, main, lighter(paper, -0.08, 1.9))
      : mixed(paper, deep, lighter(main, -0.03), accent[0] < 0.86 ? accent : deep, lighter(paper, -0.08, 1.9))
  }
  const bright = main[0] >= 0.66
  const ground: Color = bright ? main : [Math.min(main[0], 0.48), main[1] * 0.9, main[2]]
  const ink: Color = bright ? [Math.min(deep[0], 0.2), deep[1], deep[2]] : paper
  const b = areHuesDistinct(accent, ground) && Math.abs(accent[0] - ground[0]) > 0.08 ? accent : paper
  return mixed(ground, ink, bright ? deep : paper, b, lighter(ground, -0.1))
}

export const css = ([l, c, h]: Color): string =>
  `oklch(${Math.round(l * 1000) / 1000} ${Math.round(c * 1000) / 1000} ${h})`
