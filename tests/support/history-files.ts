import { strToU8, zipSync } from 'fflate'
import { type HistoryAnswers, suggestedAnswers } from '#domain/imports/questions.ts'
import type { HistoryFact, HistoryRow, NamedMovie, ReadHistory } from '#domain/imports/read-history.ts'
import type { HistoryReading } from '#domain/imports/reading.ts'
import type { GivenFile } from '#readers/messages.ts'
import { readFiles } from '#readers/read-files.ts'

export const givenFile = (name: string, content: string | Uint8Array): GivenFile => ({
  name,
  bytes: new Uint8Array(typeof content === 'string' ? strToU8(content) : content),
})

/** A text file of these lines, or a JSON file of this value. */
export const csv = (name: string, ...lines: readonly string[]): GivenFile =>
  givenFile(name, `${lines.join('\r\n')}\r\n`)
export const json = (name: string, value: unknown): GivenFile => givenFile(name, JSON.stringify(value))

/** By their paths. Values are texts, or are written as JSON. */
export const zip = (members: Readonly<Record<string, unknown>>, name = 'export.zip'): GivenFile => {
  const texts = Object.entries(members).map(([path, content]) => {
    if (content instanceof Uint8Array) return [path, content] as const
    return [path, strToU8(typeof content === 'string' ? content : JSON.stringify(content))] as const
  })
  return givenFile(name, zipSync(Object.fromEntries(texts)))
}

export const today = '2026-06-15'

export const read = (files: GivenFile | readonly GivenFile[], answers: HistoryAnswers = {}): HistoryReading =>
  readFiles('bytes' in files ? [files] : files, { answers, today }, () => {})

export const historyOf = (...given: Parameters<typeof read>): ReadHistory => {
  const reading = read(...given)
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading.history
}

const since = (time: string | null, word = 'since'): string => (time === null ? '' : ` ${word} ${time}`)
const quoted = (note: string | undefined): string => (note === undefined ? '' : ` "${note}"`)
const bracketed = (tags: readonly string[] | undefined): string => (tags ? ` [${tags.join(', ')}]` : '')

const textOfFact = (fact: HistoryFact, lists: ReadHistory['lists']): string => {
  if (fact.kind === 'viewing') {
    const { watchedAt, rating, isRewatch, note, tags } = fact
    const stars = rating === undefined ? '' : ` ★${rating}`
    return `viewed ${watchedAt ?? 'once'}${stars}${isRewatch ? ' again' : ''}${quoted(note)}${bracketed(tags)}`
  }
  if (fact.kind === 'rating') return `★${fact.rating}${since(fact.ratedAt, 'at')}`
  if (fact.kind === 'watchlist') return `${fact.status}${since(fact.addedAt)}`
  if (fact.kind === 'listed') {
    const name = lists.find(({ id }) => id === fact.list)?.name
    return `on ${name}${fact.position === null ? '' : ` #${fact.position}`}${since(fact.addedAt)}`
  }
  if (fact.kind === 'seen') return `seen${since(fact.addedAt ?? null, 'added')}`
  if (fact.kind === 'note') return `"${fact.note}"`
  return fact.kind === 'tags' ? bracketed(fact.tags).trim() : fact.kind
}

const nameOf = ({ title, originalTitle, year, tmdbId, imdbId }: NamedMovie): string =>
  [title, originalTitle && `(${originalTitle})`, year, tmdbId && `tmdb ${tmdbId}`, imdbId].filter(Boolean).join(' ')

const lineOf = ({ named, facts, doubts }: HistoryRow, lists: ReadHistory['lists']): string =>
  [
    `${nameOf(named)}:`,
    facts.map((fact) => textOfFact(fact, lists)).join(', '),
    ...doubts.map((doubt) => `(${doubt})`),
  ].join(' ')

/** One line for each row that was read: 'Alien 1979: viewed 2020-01-02 ★8, liked'. */
export const linesOf = ({ rows, lists }: ReadHistory): readonly string[] => rows.map((row) => lineOf(row, lists))

/** Of a reading in which every suggestion was accepted. */
export const suggestedHistoryOf = (file: GivenFile, answers: HistoryAnswers = {}): ReadHistory => {
  const reading = read(file, answers)
  if (reading.kind !== 'asked') return historyOf(file, answers)
  const accepted = reading.questions.map((question) => [
    question.file,
    { ...answers[question.file], ...suggestedAnswers(question) },
  ])
  return suggestedHistoryOf(file, { ...answers, ...Object.fromEntries(accepted) })
}

export const linesIn = (...given: Parameters<typeof read>): readonly string[] => linesOf(historyOf(...given))

/** 'Friends 1994: not a movie' */
export const leftOutOf = ({ leftOut }: ReadHistory): readonly string[] =>
  leftOut.map(({ title, year, reason }) => `${[title, year].filter(Boolean).join(' ')}: ${reason}`)
