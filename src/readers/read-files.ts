import { freeName } from '#domain/imports/joined-histories.ts'
import type { FileQuestion, HistoryAnswers } from '#domain/imports/questions.ts'
import type { HistoryAnswersGiven, HistoryReading } from '#domain/imports/reading.ts'
import { isObject } from '#domain/values/schema.ts'
import { isArchive } from './archive.ts'
import { dateColumnsIn, dateNumbersIn, numbersQuestion, orderQuestion, toldOrder } from './date-order.ts'
import { createDateReader, type DateFormat, type DateReader } from './dates.ts'
import { decode } from './decode.ts'
import { maxBytes } from './limits.ts'
import { membersToRead } from './members.ts'
import type { GivenFile } from './messages.ts'
import { isBackup } from './read-backup-file.ts'
import type { Reader, ReadingContext } from './reader.ts'
import { readers } from './readers.ts'
import { Refusal, readingFile } from './refusal.ts'
import { createCollector } from './rows.ts'
import { type SourceFile, sourceFile } from './source-file.ts'
import { anyCsv } from './sources/any-csv.ts'

const partsOfSeries = ['seasons', 'episodes']

const isSeries = (record: unknown): boolean =>
  isObject(record) && partsOfSeries.some((name) => typeof record[name] === 'object' && record[name] !== null)

/** Records with seasons or episodes. Their ids are those of series, which lead to other movies. */
const isSeriesFile = ({ json }: SourceFile): boolean => {
  const root = json()
  if (!(Array.isArray(root) || isObject(root))) return false
  return Object.values(root).some((entry) => isSeries(entry) || (Array.isArray(entry) && entry.some(isSeries)))
}

const decoded = (path: string, bytes: Uint8Array, answers: HistoryAnswers): SourceFile => {
  const { text, question } = decode(bytes, answers[path]?.encoding)
  return sourceFile(path, text, question)
}

/** Two files may have one name, and what is asked of a file is answered by its name. */
const uniquePaths = () => {
  const known = new Set<string>()
  return (path: string): string => {
    const unique = freeName(path, known)
    known.add(unique)
    return unique
  }
}

/** Files of one archive belong together, and so do those that were chosen together. */
const groupsOf = (given: readonly GivenFile[], answers: HistoryAnswers): readonly (readonly SourceFile[])[] => {
  const single: SourceFile[] = []
  const archives: SourceFile[][] = []
  const uniquePath = uniquePaths()
  for (const { name, bytes } of given) {
    if (bytes.length === 0 && given.length === 1) throw new Refusal('empty', name)
    if (isArchive(bytes)) {
      const members = readingFile(name, () =>
        membersToRead(bytes).map(({ path, unpack }) => decoded(uniquePath(path), unpack(), answers)),
      )
      if (members.length === 0) throw new Refusal('not recognized', name)
      archives.push(members)
    } else single.push(decoded(uniquePath(name), bytes, answers))
  }
  return [...archives, single].filter((files) => files.length > 0)
}

/**
 * Files that were exported together and saved by one program have one order of day and month, and one kind of numbers for
 * dates: what one of them tells, or the user says of it, holds for those that tell nothing.
 */
const datesTogether = (files: readonly SourceFile[], context: ReadingContext) => {
  const { today } = context
  const columns = new Map(files.map((file) => [file, dateColumnsIn(file)]))
  const told = files.flatMap((file) => toldOrder(columns.get(file) ?? [], today).order ?? [])
  const answers = files.map(context.answersTo)
  const [shared] = new Set(told).size === 1 ? told : answers.flatMap(({ dateOrder }) => dateOrder ?? [])
  const [sharedNumbers] = answers.flatMap((answer) => answer.dateNumbers ?? [])
  const asked = { order: false, numbers: false }
  const formats = new Map<SourceFile, DateFormat>()
  for (const file of files) {
    const own = columns.get(file) ?? []
    const question = orderQuestion(own, today)
    const { order, isContradicted } = toldOrder(own, today)
    const { dateOrder, dateNumbers } = context.answersTo(file)
    const known = order ?? dateOrder ?? (isContradicted ? undefined : shared)
    const numbers = dateNumbers ?? sharedNumbers
    const ofNumbers = numbers ? null : numbersQuestion(dateNumbersIn(file), today)
    const isOrderOpen = question !== null && known === undefined && (isContradicted || !asked.order)
    const areNumbersOpen = ofNumbers !== null && !asked.numbers
    if (isOrderOpen || areNumbersOpen) {
      context.ask(file, {
        ...(isOrderOpen && { dateOrder: question }),
        ...(areNumbersOpen && { dateNumbers: ofNumbers }),
      })
    }
    asked.order ||= isOrderOpen && !isContradicted
    asked.numbers ||= areNumbersOpen
    formats.set(file, { order: known ?? 'day first', numbers })
  }
  return (file: SourceFile): DateReader =>
    createDateReader(today, formats.get(file) ?? { order: 'day first', numbers: undefined })
}

const readGroup = (files: readonly SourceFile[], context: ReadingContext): number => {
  const bySource = new Map<Reader, SourceFile[]>()
  for (const file of files) {
    if (isBackup(file.json())) throw new Refusal('backup', file.path)
    const reader = readingFile(file.path, () => readers.find(({ recognizes }) => recognizes(file)))
    if ((!reader || reader === anyCsv) && isSeriesFile(file)) context.notice({ kind: 'series', file: file.path })
    else if (reader) bySource.set(reader, [...(bySource.get(reader) ?? []), file])
    else context.notice({ kind: 'unknown file', file: file.path })
  }
  for (const [reader, own] of bySource) {
    const unsure = own.filter(({ encoding }) => encoding !== undefined)
    for (const file of unsure) if (file.encoding) context.ask(file, { encoding: file.encoding })
    if (unsure.length > 0) continue
    reader.read(own, reader === anyCsv ? context : { ...context, datesOf: datesTogether(own, context) })
  }
  return bySource.size
}

const read = (
  files: readonly GivenFile[],
  { answers, today }: HistoryAnswersGiven,
  onProgress: (share: number) => void,
): HistoryReading => {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes > maxBytes) return { kind: 'refused', problem: { kind: 'too large', bytes } }
  const collector = createCollector()
  const questions: FileQuestion[] = []
  const groups = groupsOf(files, answers)
  let recognized = 0
  for (const [index, group] of groups.entries()) {
    onProgress((index + 1) / (groups.length + 1))
    const context: ReadingContext = {
      ...collector,
      today,
      datesOf: (file, columns = []) => {
        const { dateOrder = 'day first', dateNumbers: numbers } = context.answersTo(file)
        const order = toldOrder(columns, today).order ?? dateOrder
        return createDateReader(today, { order, numbers })
      },
      answersTo: ({ path }) => answers[path] ?? {},
      ask: ({ path }, question) => void questions.push({ file: path, ...question }),
    }
    recognized += readGroup(group, context)
  }
  if (recognized === 0) {
    const series = collector.history().notices.find(({ kind }) => kind === 'series')
    throw series ? new Refusal('series', series.file) : new Refusal('not recognized', files[0]?.name ?? '')
  }
  return questions.length > 0 ? { kind: 'asked', questions } : { kind: 'read', history: collector.history() }
}

export const readFiles: (...given: Parameters<typeof read>) => HistoryReading = (files, given, onProgress) => {
  try {
    return read(files, given, onProgress)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { kind: 'refused', problem: { kind: error.kind, file: error.file } }
  }
}
