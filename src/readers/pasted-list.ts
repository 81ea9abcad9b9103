import { textOf, yearFrom } from './fields.ts'
import { maxTitle } from './limits.ts'
import { factOf, meaningOf } from './meaning.ts'
import type { Reader, ReadingContext } from './reader.ts'
import type { GivenFilm } from './rows.ts'
import { baseName, type SourceFile } from './source-file.ts'

const marker = /^(?:[-*•–]|\[[ x]?\]|\d{1,5}[.)])\s+/i
const yearAtEnd = /^(.*\S)\s*(?:\((\d{4})\)|,\s*(\d{4}))$/

const isFilmLink = /^https?:\/\/(?:www\.)?(?:m\.)?(?:themoviedb|imdb)\.(?:org|com)\//i

const filmIn = (line: string): GivenFilm | 'not a movie' => {
  const text = textOf(line)
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  if (isFilmLink.test(link)) {
    const tmdb = /themoviedb\.org\/(?:\w\w(?:-\w\w)?\/)?movie\/(\d+)/.exec(link)?.[1]
    if (tmdb) return { tmdb, isMovie: true }
    const imdb = /\/(tt\d+)/.exec(link)?.[1]
    return imdb ? { imdb, isMovie: false } : 'not a movie'
  }
  if (/^tt\d{5,10}$/.test(text)) return { imdb: text, isMovie: false }
  const name = text.replace(marker, '')
  const [, title, inBrackets, afterComma] = yearAtEnd.exec(name) ?? []
  const year = yearFrom(inBrackets ?? afterComma)
  return year && title ? { title, year, isMovie: false } : { title: name, isMovie: false }
}

const readLines = (file: SourceFile, context: ReadingContext): void => {
  const meaning = meaningOf(file, context, 'watched')
  if (!meaning) return
  const rows = context.file(file.path, 'list')
  for (const [index, line] of file.text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue
    const film = filmIn(line)
    if (film === 'not a movie') rows.leaveOut(index + 1, 'not a movie', line.trim())
    else rows.add({ line: index + 1, film, facts: [factOf(meaning, file.path, index + 1)] })
  }
}

const looksLikeTitles = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isPlain = !text.includes('\0') && !/^\s*[<{[]/.test(text)
  const short = lines.filter((line) => line.length <= maxTitle)
  return isPlain && 2 * short.length > lines.length
}

export const pastedList: Reader = {
  source: 'list',
  recognizes: ({ path, text }) => !/\.(?:json|html?|xml|pdf)$/.test(baseName(path)) && looksLikeTitles(text),
  read: (files, context) => {
    for (const file of files) readLines(file, context)
  },
}
