import type { ListedMovie } from '#domain/movie/movie.ts'
import { compose } from './compositions.ts'
import type { TitleStyle } from './fit-title.ts'
import { createRandom, hashOf, type Random } from './hash.ts'
import { motifOf } from './motifs.ts'
import { css, mixInks, moodOf, pickGround } from './palette.ts'
import { cutout, type Picture } from './picture.ts'

type PosterMovie = Pick<ListedMovie, 'id' | 'title' | 'releaseDate' | 'genres'>

const gothic: TitleStyle = { kind: 'drawn', face: 'gothic', justified: false }
const block: TitleStyle = { kind: 'drawn', face: 'gothic', justified: true }
const slim: TitleStyle = { kind: 'drawn', face: 'slim', justified: false }
const round: TitleStyle = { kind: 'drawn', face: 'round', justified: true }
const wide: TitleStyle = { kind: 'drawn', face: 'wide', justified: false }
const roman: TitleStyle = { kind: 'text', face: 'roman' }

const titleStyles: Readonly<Record<string, readonly [TitleStyle, ...TitleStyle[]]>> = {
  Animation: [round, round, block],
  Comedy: [round, roman, block, gothic],
  Documentary: [roman, slim, gothic],
  Drama: [slim, roman, gothic, gothic, block],
  Family: [round, round, block],
  Fantasy: [roman, slim, block],
  History: [roman, slim, block],
  Music: [round, wide, block],
  Romance: [roman, roman, slim],
  'Science Fiction': [wide, wide, slim, block],
  'TV Movie': [round, wide],
}
const defaultTitleStyles = [block, gothic, slim, block] as const

/** The most distinctive first: most movies are also dramas. */
const genresByDistinctness = [
  'Western',
  'War',
  'Horror',
  'Music',
  'Documentary',
  'Animation',
  'Science Fiction',
  'Romance',
  'Mystery',
  'History',
  'TV Movie',
  'Fantasy',
  'Crime',
  'Family',
  'Comedy',
  'Adventure',
  'Thriller',
  'Action',
  'Drama',
]
const rankOf = (genre: string): number => {
  const rank = genresByDistinctness.indexOf(genre)
  return rank === -1 ? genresByDistinctness.length : rank
}

const designOf = (movie: PosterMovie) => {
  const random = createRandom(hashOf(`${movie.id}`))
  // Sorted: the provider's order of genres varies between responses.
  const [one, two] = movie.genres.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
  const swap = two !== undefined && random.chance(0.25)
  const [lead, other] = swap ? [two, one] : [one, two]
  return { random, lead, first: moodOf(lead, random), second: moodOf(other ?? lead, random) }
}

const titleStylesFor = (lead: string | undefined, random: Random): TitleStyle[] => {
  const voice = random.pick(titleStyles[lead ?? ''] ?? defaultTitleStyles)
  return [voice, slim]
}

/** Deterministic: a movie always gets the same poster. */
export const posterOf = (movie: PosterMovie): Picture => {
  const { random, lead, first, second } = designOf(movie)
  const on = pickGround(first, random)
  const under =
    on === 'paper'
      ? random.pick(['night', 'day', 'day'] as const)
      : on === 'night'
        ? random.pick(['day', 'paper'] as const)
        : random.pick(['night', 'paper'] as const)
  const { ground, parts } = compose({
    title: movie.title,
    year: /^\d{4}/.exec(movie.releaseDate)?.[0] ?? '',
    motif: motifOf(lead, random),
    styles: titleStylesFor(lead, random),
    inks: mixInks(first, second, on),
    inset: mixInks(first, second, under),
    random,
  })
  return { w: 200, h: 300, ground: css(ground), parts }
}

/** 16:9, without text, in the poster's motif and hues. */
export const backdropOf = (movie: PosterMovie): Picture => {
  const { random, lead, first, second } = designOf(movie)
  const on = pickGround(first, random) === 'night' ? 'night' : 'day'
  random.next()
  const inks = mixInks(first, second, on)
  return {
    w: 320,
    h: 180,
    ground: css(inks.ground),
    parts: [cutout(0, 0, 320, 180, motifOf(lead, random)({ w: 320, h: 180, random }), inks)],
  }
}
