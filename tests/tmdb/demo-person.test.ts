import { describe, expect, it } from 'vitest'
import { creditsOf, movies, personById } from '#tmdb/demo/catalog.ts'
import { knownForDepartment } from '#tmdb/demo/people.ts'
import { read } from './demo-responses.ts'

const biography = async (id: number, language = 'en-US') =>
  (await read<{ biography: string }>(`/person/${id}?language=${language}`)).biography

describe('a biography', () => {
  it.each([
    ['three movies', 525, 'In this catalog: Interstellar, The Dark Knight and The Dark Knight Rises.'],
    ['two films', 1893, 'In this catalog: Interstellar and Oppenheimer.'],
    ['one movie', 5806795, 'In this catalog: Wicked: For Good.'],
  ])('is one sentence about %s', async (_, id, sentence) => {
    expect(await biography(id)).toBe(sentence)
  })

  it('is empty in another language, as on TMDB', async () => {
    expect(await biography(525, 'fr-FR')).toBe('')
  })
})

it('returns the recorded details of a person, and null for the others', async () => {
  expect(await read('/person/4347')).toEqual({
    adult: false,
    also_known_as: [],
    biography: 'In this catalog: Who Framed Roger Rabbit.',
    gender: 2,
    homepage: null,
    id: 4347,
    name: 'Frank Sinatra',
    popularity: 0.944,
    birthday: '1915-12-12',
    deathday: '1998-05-14',
    place_of_birth: 'Hoboken, New Jersey, USA',
    imdb_id: 'nm0000069',
    known_for_department: 'Acting',
    profile_path: '/matinee-person-4347.svg',
  })
  const unrecorded = await read<Readonly<Record<string, unknown>>>('/person/3')
  const facts = ['name', 'birthday', 'deathday', 'place_of_birth', 'imdb_id']
  expect(facts.map((fact) => unrecorded[fact])).toEqual(['Harrison Ford', null, null, null, null])
})

it('appends the credits to a person on request', async () => {
  const { id: _id, ...credits } = await read<{ id: number; cast: object[] }>('/person/31/movie_credits')
  expect(await read('/person/31?append_to_response=movie_credits')).toEqual({
    ...(await read<object>('/person/31')),
    movie_credits: credits,
  })
})

it.each([
  ['who directs', 578, 'Directing'],
  ['who acts', 3, 'Acting'],
  ['who wrote', 527, 'Writing'],
])('returns the department of someone %s', (_, id, department) => {
  const person = personById(id)
  expect(person && knownForDepartment(person)).toBe(department)
})

describe('credits', () => {
  interface Credits {
    readonly cast: readonly { title: string; character: string; order: number }[]
    readonly crew: readonly { title: string; job: string; department: string; genre_ids: number[] }[]
  }

  it('list every role and job, with the movie once for each', async () => {
    const { crew } = await read<Credits>('/person/525/movie_credits')
    expect(crew.map(({ title, job, department }) => `${title}: ${job} (${department})`)).toEqual(
      expect.arrayContaining(['The Dark Knight: Director (Directing)', 'The Dark Knight: Screenplay (Writing)']),
    )
  })

  it('include the character', async () => {
    const { cast } = await read<Credits>('/person/10205/movie_credits')
    expect(cast.map(({ title, character }) => `${title}: ${character}`)).toEqual(
      expect.arrayContaining(['Alien: Ripley', 'Aliens: Lt. Ellen Louise Ripley']),
    )
  })

  it('are the same for the movie and for the person', async () => {
    for (const movie of movies().slice(0, 20)) {
      const { cast, crew } = await read<Record<'cast' | 'crew', { id: number; credit_id: string }[]>>(
        `/movie/${movie.id}/credits`,
      )
      for (const { id, credit_id } of [...cast, ...crew]) {
        const own = await read<Record<'cast' | 'crew', { id: number; credit_id: string }[]>>(
          `/person/${id}/movie_credits`,
        )
        expect([...own.cast, ...own.crew]).toContainEqual(expect.objectContaining({ id: movie.id, credit_id }))
      }
    }
  })
})

describe('the catalog', () => {
  it('has a name for every person of its movies', () => {
    for (const movie of movies()) {
      for (const { personId } of [...movie.cast, ...movie.crew]) expect(personById(personId)?.name).toMatch(/\S/)
    }
  })

  it('has unique ids', () => {
    expect(new Set(movies().map(({ id }) => id)).size).toBe(movies().length)
  })

  it('has a date, runtime, genre and popularity for every movie', () => {
    for (const movie of movies()) {
      expect(movie.releaseDate).toMatch(/^(19|20)\d\d-[01]\d-[0-3]\d$/)
      expect(Math.min(movie.runtime, movie.popularity, movie.genreIds.length)).toBeGreaterThan(0)
    }
  })

  it('returns all credits of a person', () => {
    const credits = movies().reduce((sum, movie) => sum + movie.cast.length + movie.crew.length, 0)
    const people = new Set(movies().flatMap((movie) => [...movie.cast, ...movie.crew].map(({ personId }) => personId)))
    expect([...people].reduce((sum, id) => sum + creditsOf(id).length, 0)).toBe(credits)
  })
})
