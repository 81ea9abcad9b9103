import type { Random } from './hash.ts'
import type { Motif, Motifs } from './motif.ts'
import { action } from './motifs/action.ts'
import { adventure } from './motifs/adventure.ts'
import { animation } from './motifs/animation.ts'
import { comedy } from './motifs/comedy.ts'
import { crime } from './motifs/crime.ts'
import { documentary } from './motifs/documentary.ts'
import { drama } from './motifs/drama.ts'
import { family } from './motifs/family.ts'
import { fantasy } from './motifs/fantasy.ts'
import { history } from './motifs/history.ts'
import { horror } from './motifs/horror.ts'
import { music } from './motifs/music.ts'
import { mystery } from './motifs/mystery.ts'
import { romance } from './motifs/romance.ts'
import { scienceFiction } from './motifs/science-fiction.ts'
import { thriller } from './motifs/thriller.ts'
import { tvMovie } from './motifs/tv-movie.ts'
import { war } from './motifs/war.ts'
import { western } from './motifs/western.ts'

/** By English genre name. */
const motifs: Readonly<Record<string, Motifs>> = {
  Action: action,
  Adventure: adventure,
  Animation: animation,
  Comedy: comedy,
  Crime: crime,
  Documentary: documentary,
  Drama: drama,
  Family: family,
  Fantasy: fantasy,
  History: history,
  Horror: horror,
  Music: music,
  Mystery: mystery,
  Romance: romance,
  'Science Fiction': scienceFiction,
  'TV Movie': tvMovie,
  Thriller: thriller,
  War: war,
  Western: western,
}

/** A Drama motif for unknown genres. */
export const motifOf = (genre: string | undefined, random: Random): Motif => random.pick(motifs[genre ?? ''] ?? drama)
