import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { FoundPerson } from '#domain/movie/person.ts'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { searchBoxMachine } from '#machines/search-box.ts'
import { bareMovie } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'

export const alien = bareMovie(348, 'Alien')
export const aliens = bareMovie(679, 'Aliens')
export const person = (id: number, name: string): FoundPerson => ({
  id,
  name,
  profilePath: null,
  knownForDepartment: 'Acting',
  knownFor: [],
})
export const weaver = person(10205, 'Sigourney Weaver')
export const shelf: Record<string, FoundMovies> = {
  alien: { movies: [alien, aliens], total: 2 },
  the: { movies: Array.from({ length: 20 }, (_, index) => bareMovie(index + 1, `The ${index}`)), total: 20 },
  qqq: { movies: [], total: 0 },
}

/** The states while both are searched. */
export const searched = (movies: string, people: string) => [
  `open.searched.movies.${movies}`,
  `open.searched.people.${people}`,
]

/** The search box with a clock and answers of the test. */
export const startSearch = (text = '', query = '', isOpen = false) => {
  const clock = new SimulatedClock()
  const searches: string[] = []
  const aborted: string[] = []
  const opened: unknown[] = []
  const toggled: unknown[] = []
  let answer: (query: string) => Promise<FoundMovies> = async (query) => shelf[query] ?? { movies: [], total: 0 }
  let answerPeople = async (): Promise<readonly FoundPerson[]> => []
  let comeOnline = () => {}
  const actor = createActor(
    searchBoxMachine.provide({
      actors: {
        'search movies': fromPromise(({ input, signal }) => {
          searches.push(input.query)
          signal.addEventListener('abort', () => aborted.push(input.query))
          return answer(input.query)
        }),
        'search people': fromPromise(() => answerPeople()),
        'watch connection': fromCallback(({ sendBack }) => {
          comeOnline = () => sendBack({ type: 'online again' })
          return () => {
            comeOnline = () => {}
          }
        }),
      },
      actions: {
        'open person': (_, { person }) => void opened.push(person?.name),
        'toggle in watchlist': (_, { movie }) => void toggled.push(movie?.title),
        'open movie': (_, { id }) => void opened.push(id),
        'show all results': (_, { query }) => void opened.push(`all of ${query}`),
      },
    }),
    { clock, input: { text, query, limit: 5, isOpen } },
  ).start()
  return {
    searches,
    aborted,
    opened,
    toggled,
    send: actor.send.bind(actor),
    type: (text: string) => actor.send({ type: 'typed', text }),
    comeOnline: () => comeOnline(),
    pause: (ms: number) => clock.increment(ms),
    answers: (next: typeof answer) => {
      answer = next
    },
    findsPeople: (next: typeof answerPeople) => {
      answerPeople = next
    },
    settled: () => turns(1),
    /** Those without states within. */
    states: () => {
      const all = statesIn(actor.getSnapshot().value)
      return all.filter((state) => !all.some((other) => other.startsWith(`${state}.`)))
    },
    context: () => actor.getSnapshot().context,
  }
}
type Search = ReturnType<typeof startSearch>

/** A text whose search has ended. */
export const found = async (text: string): Promise<Search> => {
  const search = startSearch()
  search.type(text)
  search.pause(500)
  await search.settled()
  return search
}
