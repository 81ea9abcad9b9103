import { type ColumnField, type FileAnswers, type FileQuestion, nameMovies } from '#domain/imports/questions.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { isObject } from '#domain/values/schema.ts'
import { type DateColumn, numbersQuestion, orderQuestion } from '../date-order.ts'
import { type DateReader, isDateNumber, isNumericDay } from '../dates.ts'
import { noteFact, ratingFact, tagsFact, viewingFact, wishFact } from '../facts.ts'
import { isNo, isYes, plainTextOf, ratingFrom, textOf, yearFrom } from '../fields.ts'
import { maxColumns } from '../limits.ts'
import { factOf, listNameOf } from '../meaning.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import { Refusal } from '../refusal.ts'
import type { FileRows, GivenRow } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import { isBlank, type Table, type TableRow, tableOf } from '../table.ts'
import { type Fields, guessColumns, letterQuestion, scaleQuestion, scalesIn, valuesOf } from './columns.ts'

const flat = (value: object, before = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(value).flatMap(([name, entry]) =>
    isObject(entry) ? flat(entry, `${before}${name} `) : [[before + name, entry] as const],
  )

const namesMovies = (table: Table): boolean => nameMovies(guessColumns(table).map(({ field }) => field))

const mostAbove = 4

/** Without the lines that spreadsheets have above a table, such as its name. */
const tableBelow = (file: SourceFile): Table => {
  const table = file.table()
  if (namesMovies(table)) return table
  const rows = file.csv().filter((row) => !isBlank(row))
  const below = Array.from({ length: Math.min(mostAbove, rows.length) }, (_, above) => tableOf(rows.slice(above + 1)))
  return below.find((each) => each.header.length > 1 && namesMovies(each)) ?? table
}

/** A JSON list of records is a table too. */
const tableIn = (file: SourceFile): Table => {
  const json = file.json()
  if (!Array.isArray(json)) return tableBelow(file)
  const records = json.filter(isObject).map((record) => new Map(flat(record)))
  const header = [...new Set(records.flatMap((record) => [...record.keys()]))]
  if (header.length > maxColumns) throw new Refusal('too many columns')
  const rows = records.map((record, index) => ({
    line: index + 1,
    cells: header.map((name) => textOf(record.get(name))),
  }))
  return tableOf([{ line: 0, cells: header }, ...rows])
}

const stating: readonly ColumnField[] = ['watched at', 'rating', 'watchlist', 'list', 'liked']

/** Whether the rows themselves say what they mean. */
const isStated = (fields: Fields): boolean => fields.some((field) => field !== null && stating.includes(field))

const datesIn = (table: Table, fields: Fields): readonly DateColumn[] =>
  (['watched at', 'rated at', 'watchlist'] as const).map((field) => {
    const [column, year] = [fields.indexOf(field), fields.indexOf('year')]
    return table.rows
      .map(({ cells }) => ({ text: cells[column]?.trim() ?? '', year: yearFrom(cells[year]) }))
      .filter(({ text }) => text !== '')
  })

const numericDaysIn = (table: Table, fields: Fields): readonly DateColumn[] =>
  datesIn(table, fields).map((days) => days.filter(({ text }) => isNumericDay(text)))

const dateQuestions = (
  table: Table,
  fields: Fields,
  answers: FileAnswers,
  today: string,
): Pick<FileQuestion, 'dateOrder' | 'dateNumbers'> => {
  const dateOrder = answers.dateOrder ? null : orderQuestion(numericDaysIn(table, fields), today)
  const texts = datesIn(table, fields).flatMap((days) => days.map(({ text }) => text))
  const dateNumbers = answers.dateNumbers ? null : numbersQuestion(texts.filter(isDateNumber), today)
  return { ...(dateOrder && { dateOrder }), ...(dateNumbers && { dateNumbers }) }
}

const openQuestion = (table: Table, answers: FileAnswers, today: string): Omit<FileQuestion, 'file'> => {
  const columns = guessColumns(table)
  const fields = answers.columns ?? columns.map(({ field }) => field)
  return {
    ...(!answers.columns && { columns }),
    ...(!answers.ratingScale && scaleQuestion(table, fields)),
    ...letterQuestion(table, fields, answers),
    ...dateQuestions(table, fields, answers, today),
    ...(!(isStated(fields) || answers.meaning) && { meaning: { suggested: 'watched' } as const }),
  }
}

const otherWords = /^(?:person|game|videogame)$/
const showWords =
  /^(?:tv|tvshow|show|anime)$|^dizi$|seri[ae]|séri|сериал|ドラマ|드라마|시리즈|电视剧|電視劇|连续剧|連續劇|剧集|劇集/
const partWords = /^(?:tv)?(season|episode)$/

interface CsvReading {
  readonly fields: Fields
  readonly answers: FileAnswers
  readonly dates: DateReader
  readonly listId: (name: string) => string
  readonly path: string
  /** Whether 'watched' is answered with yes, so that nothing is no. */
  readonly isWatchedMarked: boolean
}

const rowOf = (row: TableRow, { fields, answers, dates, listId, path, isWatchedMarked }: CsvReading): GivenRow => {
  const cell = (field: ColumnField): string => row.cells[fields.indexOf(field)]?.trim() ?? ''
  const [watched, wanted] = [cell('watched at'), cell('watchlist')]
  const isWatchedFlag = isYes(watched) || isNo(watched)
  const watchedAt = dates.watchedAt(isWatchedFlag ? '' : watched)
  const addedAt = dates.time(isYes(wanted) || isNo(wanted) ? '' : wanted)
  const ratedAt = dates.time(cell('rated at'))
  const rating = ratingFrom(cell('rating'), answers.ratingScale, answers.letters)
  const [note, tags] = [plainTextOf(cell('note')), tagsFrom(cell('tags'))]
  const isWanted = wanted !== '' && !isNo(wanted)
  const isDated = watchedAt.value !== null
  const isSeen =
    !isDated &&
    !isNo(watched) &&
    (isYes(watched) ||
      rating.value !== undefined ||
      rating.doubt !== undefined ||
      (fields.includes('watched at') && !isWanted && (watched !== '' || !isWatchedMarked)))
  const list = cell('list')
  const facts: GivenRow['facts'] = [
    isDated && viewingFact(watchedAt.value, { note, tags, isRewatch: isYes(cell('rewatch')) }),
    isSeen && { kind: 'seen' },
    ratingFact(rating.value, ratedAt.value),
    isWanted && wishFact(addedAt.value),
    isYes(cell('liked')) && { kind: 'liked' },
    list !== '' && { kind: 'listed', list: listId(list), position: null, addedAt: null },
    !isDated && noteFact(note),
    !isDated && tagsFact(tags),
    answers.meaning !== undefined && !isStated(fields) && factOf(answers.meaning, path, row.line),
  ]
  return {
    line: row.line,
    named: {
      tmdb: cell('tmdb id'),
      imdb: cell('imdb id'),
      title: cell('title'),
      originalTitle: cell('original title'),
      year: cell('year'),
      isMovie: /^(?:movie|film)$/i.test(cell('kind')),
      isIdDoubtful: true,
    },
    facts,
    reads: [watchedAt, addedAt, ratedAt, rating],
  }
}

const addRow = (row: TableRow, reading: CsvReading, rows: FileRows) => {
  const title = row.cells[reading.fields.indexOf('title')]?.trim()
  const kind =
    row.cells[reading.fields.indexOf('kind')]
      ?.trim()
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '') ?? ''
  if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', title)
  else if (otherWords.test(kind)) rows.leaveOut(row.line, 'not a movie', title)
  else {
    const given = rowOf(row, reading)
    const part = partWords.exec(kind)?.[1]
    if (part === undefined && !showWords.test(kind)) return rows.add(given)
    const { tmdb, imdb, year } = given.named
    const type = part === 'season' || part === 'episode' ? part : 'show'
    rows.leaveOutSeries({ line: row.line, type, title: title ?? '', year, ids: { tmdb, imdb }, facts: given.facts })
  }
}

const readTable = (file: SourceFile, context: ReadingContext): void => {
  const table = tableIn(file)
  const answers = context.answersTo(file)
  const question = openQuestion(table, answers, context.today)
  if (Object.keys(question).length > 0) {
    context.ask(file, question)
    return
  }
  const { path } = file
  if (answers.meaning === 'list') context.list({ id: path, name: listNameOf(path), description: '', createdAt: null })
  const fields = answers.columns ?? []
  const reading = {
    fields,
    answers,
    dates: context.datesOf(file, numericDaysIn(table, fields)),
    listId: (name: string) => {
      const id = `${path} ${name}`
      context.list({ id, name, description: '', createdAt: null })
      return id
    },
    path,
    isWatchedMarked: valuesOf(table, fields, 'watched at').some(isYes),
  }
  const rows = context.file(path, 'csv', scalesIn(table, fields, answers))
  for (const row of table.rows) addRow(row, reading, rows)
}

const isRectangular = ({ header, rows }: Table): boolean =>
  header.length > 1 && rows.length > 0 && rows.every(({ cells }) => cells.length === header.length)

export const anyCsv: Reader = {
  recognizes: (file) => {
    const table = tableIn(file)
    return (namesMovies(table) && table.rows.length > 0) || (/\.(?:csv|tsv)$/i.test(file.path) && isRectangular(table))
  },
  read: (files, context) => {
    for (const file of files) readTable(file, context)
  },
}
