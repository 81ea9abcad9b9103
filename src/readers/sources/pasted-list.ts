import type { RowReason } from '#domain/imports/read-history.ts'
import { textOf, yearFrom } from '../fields.ts'
import { maxTitle } from '../limits.ts'
import { factOf, meaningOf } from '../meaning.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import type { GivenMovie } from '../rows.ts'
import { baseName, type SourceFile } from '../source-file.ts'

const marker = /^(?:[-*•–]|\[[ x]?\]|\d{1,5}[.)])\s+/i
const yearAtEnd = /^(.*\S)\s*(?:\((\d{4})\)|,\s*(\d{4}))$/
const bareYearAtEnd = /^(.*\S)\s+(\d{4})$/
// Movies are announced a few years ahead.
const yearsAhead = 5

/** Whether the number in 'Dune 1984' or 'Fantasia 2000' is the year, only the provider can tell: both names are searched. */
const named = (name: string, today: string): GivenMovie => {
  const [, title, inBrackets, afterComma] = yearAtEnd.exec(name) ?? []
  const year = yearFrom(inBrackets ?? afterComma)
  if (year && title) return { title, year, isMovie: false }
  const [, bareTitle, bare] = bareYearAtEnd.exec(name) ?? []
  const bareYear = yearFrom(bare)
  return bareYear && bareYear <= Number(today.slice(0, 4)) + yearsAhead
    ? { title: bareTitle, originalTitle: name, year: bareYear, isMovie: false }
    : { title: name, isMovie: false }
}

const links = /(?:https?:\/\/|(?<![\w.@/]))(?:[\w-]+\.)*(themoviedb\.org|imdb\.com|letterboxd\.com|trakt\.tv)\/(\S*)/i
const otherLinks = /https?:\/\/\S*/gi

const linkedMovie = (host: string, path: string, today: string): GivenMovie | 'not a movie' => {
  if (host === 'themoviedb.org') {
    const tmdb = /^(?:\w\w(?:-\w\w)?\/)?movie\/(\d+)/.exec(path)?.[1]
    return tmdb ? { tmdb, isMovie: true } : 'not a movie'
  }
  if (host === 'imdb.com') {
    const imdb = /(?:^|\/)(tt\d{5,10})/.exec(path)?.[1]
    return imdb ? { imdb, isMovie: false } : 'not a movie'
  }
  // Their names for a movie have its title, and its year where there are two of one title.
  const slug = (host === 'trakt.tv' ? /^movies\/([\w-]+)/ : /(?:^|\/)film\/([\w-]+)/).exec(path)?.[1]
  return slug ? named(slug.replaceAll('-', ' '), today) : 'not a movie'
}

const movieIn = (line: string, today: string): GivenMovie | RowReason => {
  const text = textOf(line)
  const [link, host = '', path = ''] = links.exec(text) ?? []
  if (link) return linkedMovie(host.toLowerCase(), path, today)
  if (/^tt\d{5,10}$/.test(text)) return { imdb: text, isMovie: false }
  const name = text.replace(otherLinks, ' ').replace(marker, '').trim()
  return name === '' ? 'no title and no id' : named(name, today)
}

const readLines = (file: SourceFile, context: ReadingContext): void => {
  const meaning = meaningOf(file, context, 'watched')
  if (!meaning) return
  const rows = context.file(file.path, 'list')
  for (const [index, line] of file.text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue
    const named = movieIn(line, context.today)
    if (typeof named === 'string') rows.leaveOut(index + 1, named, line.trim())
    else rows.add({ line: index + 1, named, facts: [factOf(meaning, file.path, index + 1)] })
  }
}

const looksLikeTitles = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isPlain = !text.includes('\0') && !/^\s*(?:[<{]|\[(?![ x]?\]))/i.test(text)
  const short = lines.filter((line) => line.length <= maxTitle)
  return isPlain && 2 * short.length > lines.length
}

/** A file that calls itself a table, and is none that can be read, is not taken for titles: its cells may be private. */
const isOtherTable = (file: SourceFile): boolean => /\.(?:csv|tsv)$/i.test(file.path) && file.table().header.length > 1

export const pastedList: Reader = {
  source: 'list',
  recognizes: (file) =>
    !(/\.(?:json|html?|xml|pdf)$/.test(baseName(file.path)) || isOtherTable(file)) && looksLikeTitles(file.text),
  read: (files, context) => {
    for (const file of files) readLines(file, context)
  },
}
