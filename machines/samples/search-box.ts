import type { Movie } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { sampleOf } from '../flows.ts'
import type { searchBoxMachine } from '../search-box.ts'

const movie = (id: number, title: string, releaseDate: string): Movie => ({
  id,
  title,
  overview: '',
  posterPath: null,
  backdropPath: null,
  releaseDate,
  voteAverage: 8,
  voteCount: 9000,
  popularity: 80,
  runtime: 0,
  genres: [],
  adult: false,
})
const alien = movie(348, 'Alien', '1979-05-25')
const weaver: FoundPerson = {
  id: 10205,
  name: 'Sigourney Weaver',
  profilePath: null,
  knownForDepartment: 'Acting',
  knownFor: ['Alien', 'Aliens'],
}

export const sample = sampleOf<typeof searchBoxMachine>({
  inputs: {
    'an empty box': { text: '', query: '', limit: 5, isOpen: false },
    'text of an earlier visit': { text: 'alien', query: '', limit: 5, isOpen: false },
    'a search in a dialog': { text: 'alien', query: '', limit: 8, isOpen: true },
  },
  events: [
    { type: 'typed', text: 'alien' },
    { type: 'typed', text: '' },
    { type: 'moved', by: 1 },
    { type: 'moved', by: -1 },
    { type: 'moved across', cell: 'add' },
    { type: 'moved across', cell: 'open' },
    { type: 'entered' },
    { type: 'picked', id: 348 },
    { type: 'person picked', person: weaver },
    { type: 'add chosen', movie: alien },
    { type: 'see all chosen' },
    { type: 'left' },
    { type: 'returned' },
    { type: 'retried' },
    { type: 'online again' },
    { type: 'address changed', query: 'alien' },
    { type: 'address changed', query: '' },
  ],
  outputs: {
    'search movies': {
      'two movies': { movies: [alien, movie(679, 'Aliens', '1986-07-18')], total: 2 } satisfies FoundMovies,
      nothing: { movies: [], total: 0 } satisfies FoundMovies,
    },
    'search people': {
      'one person': [weaver] satisfies readonly FoundPerson[],
      nobody: [] satisfies readonly FoundPerson[],
    },
  },
})
