import { movies, people } from './catalog.ts'
import { knownForDepartment } from './people.ts'
import { type DemoResponse, languageOf, mediaRow, ok, profilePath } from './responses.ts'

/** Only IMDb ids are known. Like TMDB, empty lists for an unknown one. */
export const findResponse = (id: string, query: URLSearchParams): DemoResponse => {
  const isImdb = query.get('external_source') === 'imdb_id'
  const foundMovies = isImdb ? movies().filter(({ imdbId }) => imdbId === id) : []
  const foundPeople = isImdb ? people().filter(({ imdbId }) => imdbId === id) : []
  return ok({
    movie_results: foundMovies.map((movie) => mediaRow(movie, languageOf(query))),
    person_results: foundPeople.map((person) => ({
      id: person.id,
      name: person.name,
      known_for_department: knownForDepartment(person),
      profile_path: profilePath(person.id),
      media_type: 'person',
    })),
    tv_results: [],
    tv_episode_results: [],
    tv_season_results: [],
  })
}
