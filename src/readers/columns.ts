import type { ColumnField, CsvColumn } from '#domain/history/questions.ts'
import { maxShown, shorten } from './limits.ts'
import { normalizeHeader, type Table } from './table.ts'

/** Normalized headers, as exports and import formats of many trackers write them; the first is the likeliest. */
const aliases: readonly (readonly [ColumnField, readonly string[]])[] = [
  [
    'title',
    [
      ...['title', 'name', 'movie', 'film', 'movietitle', 'moviename', 'filmtitle', 'filmname', 'titlename'],
      ...['titel', 'filmtitel', 'titre', 'titulo', 'título', 'titolo', 'название', 'タイトル', '제목', '标题', '片名'],
    ],
  ],
  ['original title', ['originaltitle', 'originalname', 'movieoriginaltitle']],
  [
    'year',
    [
      ...['year', 'releaseyear', 'movieyear', 'jahr', 'année', 'año', 'anno', 'ano', 'год', '年', '연도', '年份'],
      ...['releasedate', 'released'],
    ],
  ],
  ['tmdb id', ['tmdbid', 'tmdb', 'themoviedbid', 'themoviedb', 'idstmdb', 'movieidstmdb']],
  ['imdb id', ['imdbid', 'imdb', 'const', 'tconst', 'idsimdb', 'movieidsimdb']],
  ['kind', ['type', 'mediatype', 'kind', 'titletype']],
  [
    'watched at',
    [
      ...['watchedat', 'watcheddate', 'datewatched', 'watchdate', 'watchedon', 'seenon', 'viewedon'],
      ...['lastwatchedat', 'lastwatched', 'watched', 'gesehenam', 'gesehen', 'vule', 'vistoel', 'vistoil', 'vistoem'],
      ...['просмотрено', '鑑賞日', '視聴日', '시청일', '观看日期'],
    ],
  ],
  ['rating', ['yourrating', 'myrating', 'userrating', 'rating10', 'rating', 'score', 'myscore', 'stars']],
  ['rated at', ['ratedat', 'daterated', 'ratingdate']],
  ['watchlist', ['watchlistedat', 'watchlist', 'addedtowatchlist', 'plantowatch']],
  ['list', ['list', 'listname', 'collection']],
  ['liked', ['liked', 'like', 'favorite', 'favourite', 'loved']],
  ['rewatch', ['rewatch', 'isrewatch', 'rewatched']],
  ['note', ['review', 'comment', 'note', 'notes', 'memo', 'thoughts']],
  ['tags', ['tags', 'labels']],
  // Where no other column is a better one.
  ['watched at', ['date', 'datum', 'viewed', 'seen', 'dateadded']],
]

const samplesPerColumn = 3
const rowsSampled = 50

const samplesOf = ({ rows }: Table, column: number): readonly string[] =>
  rows
    .slice(0, rowsSampled)
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .slice(0, samplesPerColumn)
    .map((cell) => shorten(cell, maxShown))

const idsIn = (samples: readonly string[]): ColumnField | null => {
  if (samples.length === 0) return null
  if (samples.every((text) => /^tt\d{6,}$|imdb\.com\/title\//.test(text))) return 'imdb id'
  return samples.every((text) => text.includes('themoviedb.org/movie/')) ? 'tmdb id' : null
}

export const guessColumns = (table: Table): readonly CsvColumn[] => {
  const headers = table.header.map(normalizeHeader)
  const columns = headers.map((_, index) => ({ samples: samplesOf(table, index), field: null as ColumnField | null }))
  const isTaken = (field: ColumnField) => columns.some((column) => column.field === field)
  for (const [field, names] of aliases) {
    const index = names.map((name) => headers.indexOf(name)).find((at) => columns[at]?.field === null)
    const column = index === undefined ? undefined : columns[index]
    if (column && !isTaken(field)) column.field = field
  }
  for (const column of columns) {
    const field = column.field === null ? idsIn(column.samples) : null
    if (field && !isTaken(field)) column.field = field
  }
  return columns.map(({ samples, field }, index) => ({
    header: shorten(table.header[index] ?? '', maxShown),
    samples,
    field,
  }))
}
