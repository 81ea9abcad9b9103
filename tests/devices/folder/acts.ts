import fc from 'fast-check'
import { viewingOfMark } from '#domain/records/viewings.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import type { WrittenRow } from '#stores/records/write-rows.ts'
import type { LightDevice } from './light-device.ts'

const movie = (id: number) => ({ id, title: `Movie ${id}`, posterPath: null, releaseDate: '', runtime: 0, genres: [] })

type Act = (device: LightDevice) => readonly WrittenRow[]

const timeAt = ({ now }: LightDevice): string => isoTimeOf(now) ?? ''
const movieIds = fc.integer({ min: 1, max: 3 })

const onMovie = (act: (device: LightDevice, id: number) => readonly WrittenRow[]): fc.Arbitrary<Act> =>
  movieIds.map((id) => (device) => act(device, id))

const watching = (status: string): fc.Arbitrary<Act> =>
  onMovie((device, id) => {
    const time = timeAt(device)
    const value = { id, movieId: id, movie: movie(id), status, favorite: false, addedAt: time, lastModified: time }
    return [{ list: 'watchlist', id: String(id), value }]
  })

export const acts: fc.Arbitrary<Act> = fc.oneof(
  watching('want-to-watch'),
  watching('watched'),
  onMovie((_, id) => [{ list: 'watchlist', id: String(id) }]),
  onMovie((device, id) => {
    const viewing = viewingOfMark(id, timeAt(device), timeAt(device).slice(0, 10))
    return [{ list: 'watchHistory', id: `${id}/${viewing.id}`, value: viewing }]
  }),
  fc.tuple(movieIds, fc.integer({ min: 1, max: 10 }), fc.boolean()).map(
    ([id, rating, isImport]): Act =>
      () => [
        {
          list: 'watchHistory',
          id: String(id),
          value: { movieId: id, movie: movie(id), rating, plays: [] },
          ...(isImport && { origin: 'import' as const }),
        },
      ],
  ),
  onMovie((device, id) => [
    { list: 'notForMe', id: String(id), value: { movieId: id, movie: movie(id), addedAt: timeAt(device) } },
  ]),
  onMovie((_, id) => [{ list: 'notForMe', id: String(id) }]),
  fc.constantFrom('Ana', 'Anna').chain((name) =>
    onMovie((device, id) => [
      {
        list: 'friends',
        id: String(id),
        value: { id, name, color: 'blue', addedAt: timeAt(device), keptAt: timeAt(device), listName: '', movies: [] },
      },
    ]),
  ),
  onMovie((_, id) => [{ list: 'friends', id: String(id) }]),
  fc.constantFrom('Noir', 'Space').chain((name) =>
    onMovie((device, id) => [
      {
        list: 'collections',
        id: String(id),
        value: { id, name, createdAt: timeAt(device), lastUpdatedAt: timeAt(device) },
      },
    ]),
  ),
  onMovie((_, id) => [{ list: 'collections', id: String(id) }]),
  fc.tuple(movieIds, movieIds).map(
    ([collectionId, movieId]): Act =>
      (device) => [
        {
          list: 'collectionMovies',
          id: `${collectionId}/${movieId}`,
          value: { collectionId, movieId, movie: movie(movieId), addedAt: timeAt(device) },
        },
      ],
  ),
  fc.tuple(movieIds, movieIds).map(
    ([collectionId, movieId]): Act =>
      () => [{ list: 'collectionMovies', id: `${collectionId}/${movieId}` }],
  ),
)
