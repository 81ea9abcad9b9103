import { viewingOfMark } from '#domain/records/viewings.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { WrittenRow } from '#stores/records/write-rows.ts'
import { LightDevice } from '../devices/folder/light-device.ts'
import type { Line } from './table.ts'

const movies = 10_000
const plays = 15_000
const changes = 5000
const changesPerDay = 100
const dayMs = 86_400_000
const start = 1_790_000_000_000
const changeBar = 1

const genres = [
  { id: 28, name: 'Action' },
  { id: 18, name: 'Drama' },
]

const movieOf = (id: number) => ({
  id,
  title: `The Long Way to Number ${(id * 7919) % 100_003}`,
  originalTitle: `Der lange Weg nach ${(id * 104_729) % 99_991}`,
  posterPath: `/${((id * 2_654_435_761) % 2 ** 32).toString(36)}${((id * 40_503) % 2 ** 31).toString(36)}.jpg`,
  releaseDate: `${1960 + (id % 60)}-0${1 + (id % 9)}-1${id % 10}`,
  runtime: 80 + (id % 90),
  voteAverage: (id % 100) / 10,
  genres,
})

const itemOf = (id: number, time: string, status: string): WrittenRow => ({
  list: 'watchlist',
  id: String(id),
  value: { id, movieId: id, userId: 1, movie: movieOf(id), status, favorite: false, addedAt: time, lastModified: time },
})

const viewingOf = (id: number, time: string): WrittenRow => {
  const viewing = viewingOfMark(id, time, time.slice(0, 10))
  return { list: 'watchHistory', id: `${id}/${viewing.id}`, value: viewing }
}

const timeOf = (now: number): string => isoTimeOf(now) ?? unknownTime

const bytesIn = ({ folder }: LightDevice): number =>
  [...folder.files.values()].reduce((sum, { length }) => sum + length, 0)

/** What a large library costs in a folder. The databases are in memory, so that times are only roughly a browser's. */
export async function* measureFolder(): AsyncGenerator<Line> {
  yield `${movies.toLocaleString('en-US')} movies, ${plays.toLocaleString('en-US')} viewings in a folder`
  const device = new LightDevice(1, start)
  const rows = Array.from({ length: movies }, (_, id) => itemOf(id + 1, timeOf(start - id * 60_000), 'want-to-watch'))
  const viewings = Array.from({ length: plays }, (_, index) =>
    viewingOf((index % movies) + 1, timeOf(start - index * 3_600_000)),
  )
  await device.change([...rows, ...viewings])
  const before = performance.now()
  await device.connect()
  const first = await device.writtenBytes()
  yield { what: 'first upload: time', values: [performance.now() - before] }
  yield { what: 'first upload: size', values: [first / 2 ** 20], unit: 'MiB' }
  yield { what: 'first upload: files', values: [device.folder.files.size], unit: '' }
  const reader = new LightDevice(2, start)
  for (const [name, bytes] of device.folder.files) reader.folder.files.set(name, bytes)
  const reading = performance.now()
  await reader.connect()
  yield { what: 'first reading by a second device', values: [performance.now() - reading] }
  const writing = performance.now()
  let bytes = 0
  for (let count = 0; count < changes; count += 1) {
    device.now += dayMs / changesPerDay
    const status = count % 2 === 0 ? 'watched' : 'want-to-watch'
    await device.change([itemOf(((count * 7919) % movies) + 1, timeOf(device.now), status)])
    bytes += await device.writtenBytes()
  }
  yield { what: 'written per change', values: [bytes / changes / 1024], unit: 'KiB', bar: changeBar }
  yield { what: 'time per change and round', values: [(performance.now() - writing) / changes] }
  yield { what: 'the folder after that', values: [bytesIn(device) / 2 ** 20], unit: 'MiB' }
  yield { what: 'the folder after that: files', values: [device.folder.files.size], unit: '' }
}
