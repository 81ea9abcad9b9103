import type { ListedMovie } from '#domain/movie.ts'
import { compose } from './compositions.ts'
import type { Voice } from './fit-title.ts'
import { type Dice, diceOf, hashOf } from './hash.ts'
import { motifOf } from './motifs.ts'
import { css, mixInks, moodOf, throwGround } from './palette.ts'
import { cutout, type Picture } from './picture.ts'

type Drawn = Pick<ListedMovie, 'id' | 'title' | 'releaseDate' | 'genres'>

const gothic: Voice = { kind: 'drawn', face: 'gothic', justified: false }
const block: Voice = { kind: 'drawn', face: 'gothic', justified: true }
const slim: Voice = { kind: 'drawn', face: 'slim', justified: false }
const round: Voice = { kind: 'drawn', face: 'round', justified: true }
const wide: Voice = { kind: 'drawn', face: 'wide', justified: false }
const grotesk: Voice = { kind: 'text', face: 'grotesk', italic: false }
const roman: Voice = { kind: 'text', face: 'roman', italic: false }
const italic: Voice = { kind: 'text', face: 'roman', italic: true }

/** How each genre likes to speak. */
const speech: Readonly<Record<string, readonly [Voice, ...Voice[]]>> = {
  Animation: [round, round, grotesk],
  Comedy: [round, grotesk, block, gothic],
  Documentary: [grotesk, slim, gothic],
  Drama: [slim, roman, gothic, grotesk, block],
  Family: [round, round, block],
  Fantasy: [roman, slim, block],
  History: [roman, slim, block],
  Music: [round, wide, block],
  Romance: [italic, roman, slim],
  'Science Fiction': [wide, wide, slim, block],
  'TV Movie': [round, wide],
}
const loud = [block, gothic, slim, block] as const

/** Genres by how much they tell about a film's look: most films are dramas besides. */
const telling = [
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
  const rank = telling.indexOf(genre)
  return rank === -1 ? telling.length : rank
}

const castOf = (movie: Drawn) => {
  const dice = diceOf(hashOf(`${movie.id}`))
  // Sorted, because the provider may name a film's genres in another order elsewhere.
  const [one, two] = movie.genres.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
  const swap = two !== undefined && dice.chance(0.25)
  const [lead, other] = swap ? [two, one] : [one, two]
  return { dice, lead, first: moodOf(lead, dice), second: moodOf(other ?? lead, dice) }
}

const voicesOf = (lead: string | undefined, dice: Dice): Voice[] => {
  const voice = dice.pick(speech[lead ?? ''] ?? loud)
  return [voice, slim]
}

/** The poster of a film: the same film always gets the same one. */
export const posterOf = (movie: Drawn): Picture => {
  const { dice, lead, first, second } = castOf(movie)
  const on = throwGround(first, dice)
  const under =
    on === 'paper'
      ? dice.pick(['night', 'day', 'day'] as const)
      : on === 'night'
        ? dice.pick(['day', 'paper'] as const)
        : dice.pick(['night', 'paper'] as const)
  const { ground, parts } = compose({
    title: movie.title,
    year: /^\d{4}/.exec(movie.releaseDate)?.[0] ?? '',
    motif: motifOf(lead, dice),
    voices: voicesOf(lead, dice),
    inks: mixInks(first, second, on),
    inset: mixInks(first, second, under),
    dice,
  })
  return { w: 200, h: 300, ground: css(ground), parts }
}

/** The backdrop of a film: its poster's motif in its poster's hues, 16:9, without words. */
export const backdropOf = (movie: Drawn): Picture => {
  const { dice, lead, first, second } = castOf(movie)
  const on = throwGround(first, dice) === 'night' ? 'night' : 'day'
  dice.next()
  const inks = mixInks(first, second, on)
  return {
    w: 320,
    h: 180,
    ground: css(inks.ground),
    shade: css([0.14, first.deep[1] * 0.7, first.deep[2]]),
    parts: [cutout(0, 0, 320, 180, motifOf(lead, dice)({ w: 320, h: 180, dice }), inks)],
  }
}
