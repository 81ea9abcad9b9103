import { useLocation } from 'react-router-dom'
import {
  modalOf,
  movieHref,
  type PersonLink,
  personHref,
  sectionOf,
  withoutPerson,
  withPerson,
} from '#domain/movie/addresses.ts'
import { isTmdbId, type ListedMovie, type Movie, movieOf } from '#domain/movie/movie.ts'
import { movieIdFrom, picturePathFrom, readSnapshot } from '#domain/stored/stored-fields.ts'
import { isObject } from '#domain/values/schema.ts'

export type KnownMovie = ListedMovie & Partial<Pick<Movie, 'overview' | 'backdropPath' | 'runtime'>>

export interface KnownPerson extends PersonLink {
  readonly profilePath: string | null
}

/** Stored in the history entry, so that Back and Forward restore it. */
export interface ModalState {
  /** History entries above the list, 0 when the modal was opened by its address. */
  readonly stepsOverList: number
  /** History entries above the person whose movies opened the movie, 0 for none. */
  readonly stepsOverPerson: number
  readonly movie: Movie | null
  readonly person: KnownPerson | null
}

const stepsFrom = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0)

const movieFrom = (value: unknown): Movie | null => {
  const id = isObject(value) ? movieIdFrom(value['id']) : undefined
  if (id === undefined) return null
  return movieOf(readSnapshot(value, id))
}

const personFrom = (value: unknown): KnownPerson | null => {
  if (!isObject(value) || !isTmdbId(value['id'])) return null
  const name = typeof value['name'] === 'string' ? value['name'] : ''
  return { id: value['id'], name, profilePath: picturePathFrom(value['profilePath']) }
}

const stepsIn = (fields: Readonly<Record<string, unknown>>) => ({
  stepsOverList: stepsFrom(fields['stepsOverList']),
  stepsOverPerson: stepsFrom(fields['stepsOverPerson']),
})

/** An earlier version of the app may have written the state. Empty where it is not valid. */
export const modalStateFrom = (state: unknown): ModalState => {
  const fields = isObject(state) ? state : {}
  return {
    ...stepsIn(fields),
    movie: movieFrom(fields['movie']),
    person: personFrom(fields['person']),
  }
}

export interface ModalLink {
  readonly to: string
  readonly state: {
    readonly stepsOverList: number
    readonly stepsOverPerson?: number
    readonly movie?: KnownMovie
    readonly person?: KnownPerson
  }
}

const knownOf = ({
  id,
  title,
  posterPath,
  backdropPath,
  overview,
  releaseDate,
  voteAverage,
  runtime,
  genres,
}: KnownMovie) => ({
  id,
  title,
  posterPath,
  releaseDate,
  voteAverage,
  genres,
  ...(backdropPath ? { backdropPath } : {}),
  ...(overview ? { overview } : {}),
  ...(runtime ? { runtime } : {}),
})

export const useModalLinks = () => {
  const { pathname, search, state } = useLocation()
  const section = sectionOf(pathname)
  const isOverList = modalOf(pathname) !== null
  // Every card below an open movie comes here: not for the movie in the state.
  const { stepsOverList, stepsOverPerson } = stepsIn(isObject(state) ? state : {})
  // A modal opened by its address has no list below, however many modals follow it.
  const steps = isOverList ? stepsOverList && stepsOverList + 1 : 1
  return {
    isOverList,
    movie: (movie: KnownMovie, from?: PersonLink): ModalLink => ({
      to: movieHref(section, movie.id, from ? withPerson(search, from) : search),
      state: {
        stepsOverList: steps,
        stepsOverPerson: from ? 1 : stepsOverPerson && stepsOverPerson + 1,
        movie: knownOf(movie),
      },
    }),
    person: (person: KnownPerson): ModalLink => ({
      to: personHref(section, person.id, withoutPerson(search)),
      state: { stepsOverList: steps, person },
    }),
  }
}
