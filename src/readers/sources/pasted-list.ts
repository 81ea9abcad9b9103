import type { RowReason } from '#domain/imports/read-history.ts'
import { titleYearOf } from '#domain/movie/title-year.ts'
import { type TrackerLink, trackerLinkIn } from '#domain/movie/tracker-link.ts'
import { textOf } from '../fields.ts'
import { maxTitle } from '../limits.ts'
import { factOf, meaningOf } from '../meaning.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { GivenMovie } from '../rows.ts'
import { baseName, type SourceFile } from '../source-file.ts'

const marker = /^(?:[-*•–]|\[[ x]?\]|\d{1,5}[.)])\s+/i
// Movies are announced a few years ahead.
const yearsAhead = 5

/** Whether the number in 'Dune 1984' or 'Fantasia 2000' is the year, only the provider can tell: both names are searched. */
const named = (name: string, today: string): GivenMovie => {
  const titleYear = titleYearOf(name)
  if (!titleYear) return { title: name, isMovie: false }
  const { title, year, isBare } = titleYear
  if (!isBare) return { title, year, isMovie: false }
  return year <= Number(today.slice(0, 4)) + yearsAhead
    ? { title, originalTitle: name, year, isMovie: false }
    : { title: name, isMovie: false }
}

const otherLinks = /https?:\/\/\S*/gi

const linkedMovie = (link: TrackerLink, today: string): GivenMovie | 'not a movie' => {
  switch (link.kind) {
    case 'page':
      return link.page.kind === 'movie' ? { tmdb: String(link.page.id), isMovie: true } : 'not a movie'
    case 'imdb':
      return link.imdbId.startsWith('tt') ? { imdb: link.imdbId, isMovie: false } : 'not a movie'
    case 'name':
      return named(link.name, today)
    case 'something else':
      return 'not a movie'
  }
}

const movieIn = (line: string, today: string): GivenMovie | RowReason => {
  const text = textOf(line)
  const link = trackerLinkIn(text)
  if (link) return linkedMovie(link, today)
  const name = text.replace(otherLinks, ' ').replace(marker, '').trim()
  return name === '' ? 'no title and no id' : named(name, today)
}

const looksLikeTitles = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isPlain = !text.includes('\0') && !/^\s*(?:[<{]|\[(?![ x]?\]))/i.test(text)
  const short = lines.filter((line) => line.length <= maxTitle)
  return isPlain && 2 * short.length > lines.length
}

/** A file that calls itself a table, and is none that can be read, is not taken for titles: its cells may be private. */
const isOtherTable = (file: SourceFile): boolean => {
  if (!/\.(?:csv|tsv)$/i.test(file.path)) return false
  const { header, rows } = file.table()
  return header.length > 1 || 2 * rows.filter(({ cells }) => cells.length > 1).length > rows.length
}

export const pastedList: Reader = {
  recognizes: (file) =>
    !(/\.(?:json|html?|xml|pdf)$/.test(baseName(file.path)) || isOtherTable(file)) && looksLikeTitles(file.text),
  read: eachFile('list', (file, rows, _, context) => {
    const meaning = meaningOf(file, context, 'watched')
    if (!meaning) return
    for (const [index, line] of file.text.split(/\r\n?|\n/).entries()) {
      if (line.trim() === '') continue
      const named = movieIn(line, context.today)
      if (typeof named === 'string') rows.leaveOut(index + 1, named, line.trim())
      else rows.add({ line: index + 1, named, facts: [factOf(meaning, file.path, index + 1)] })
    }
  }),
}
