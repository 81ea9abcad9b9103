import type { DateOrder } from '#domain/history/questions.ts'
import { dateOrderIn, isNumericDay } from './dates.ts'
import { textOf } from './fields.ts'
import type { Reader, ReadingContext } from './reader.ts'
import type { SourceFile } from './source-file.ts'
import type { TableRow } from './table.ts'

const isHistory = (file: SourceFile): boolean => {
  const { header, has } = file.table()
  return header.length === 2 && has('title', 'date')
}
const isArchived = (file: SourceFile): boolean => file.table().has('profilename', 'starttime', 'title')

const dateIn = (row: TableRow): string => row.cell('date', 'starttime')

const newestFirst = (days: readonly string[]): boolean =>
  days.every((day, index) => index === 0 || day <= (days[index - 1] ?? day))

/** The rows are in order, which tells which part is the month where no day is after the 12th. */
const suggestedOrder = (dates: readonly string[], { dates: reader }: ReadingContext): DateOrder => {
  const inOrder = (order: DateOrder) => {
    const days = dates.map((date) => reader.watchedAt(date, order).value ?? '')
    return newestFirst(days) || newestFirst([...days].reverse())
  }
  return inOrder('month first') && !inOrder('day first') ? 'month first' : 'day first'
}

const seriesMarker =
  /(?:^|:)\s*(?:(?:limited |mini)series|miniserie|season|series|part|volume|chapter|episode|kausi|jakso|temporada|cap[ií]tulo|episodio|parte|staffel|folge|saison|[ée]pisode|partie|stagione|seizoen|aflevering|s[äe]song|avsnitt|sesong|sezon|сезон|серия)\s*\d*\s*(?::|$|\d)|시즌|シーズン|第\s*\d+\s*[季集話]/iu

const showsPrefix = 3

/** Names before a colon that many titles share are those of series. */
const seriesNames = (titles: readonly string[]): ReadonlySet<string> => {
  const byName = new Map<string, Set<string>>()
  for (const title of titles) {
    const colon = title.indexOf(':')
    if (colon > 0) byName.set(title.slice(0, colon), (byName.get(title.slice(0, colon)) ?? new Set()).add(title))
  }
  return new Set([...byName].filter(([, all]) => all.size > showsPrefix).map(([name]) => name))
}

const isEpisode = (title: string, series: ReadonlySet<string>): boolean =>
  seriesMarker.test(title) || series.has(title.split(':', 1)[0] ?? '')

const minutesIn = (duration: string): number => {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number)
  return hours * 60 + minutes
}

const shortestViewing = 15

const isTrailer = (row: TableRow): boolean =>
  row.cell('supplementalvideotype') !== '' ||
  (row.cell('duration') !== '' && minutesIn(row.cell('duration')) < shortestViewing)

const inUtc = (time: string): string => time.replace(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})$/, '$1Z')

const orderFor = (file: SourceFile, context: ReadingContext): DateOrder | undefined => {
  const dates = file.table().rows.map(dateIn).filter(isNumericDay)
  const order = dateOrderIn(dates) ?? context.answersTo(file).dateOrder
  if (order || dates.length === 0) return order ?? 'day first'
  context.ask(file, { dateOrder: { samples: dates.slice(0, 3), suggested: suggestedOrder(dates, context) } })
  return undefined
}

const readFile = (file: SourceFile, context: ReadingContext): void => {
  const order = orderFor(file, context)
  if (!order) return
  const table = file.table()
  const rows = context.file(file.path, 'netflix')
  const series = seriesNames(table.rows.map((row) => row.cell('title')))
  const known = new Set<string>()
  for (const row of table.rows) {
    const title = textOf(row.cell('title'))
    const watchedAt = context.dates.watchedAt(inUtc(dateIn(row)), order)
    const viewing = `${title} ${watchedAt.value?.slice(0, 10)}`
    if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', title)
    else if (isEpisode(title, series)) rows.leaveOut(row.line, 'not a movie', title)
    else if (isTrailer(row)) rows.leaveOut(row.line, 'nothing said', title)
    else if (known.has(viewing)) rows.leaveOut(row.line, 'repeated', title)
    else {
      known.add(viewing)
      rows.add({
        line: row.line,
        film: { title, isMovie: false },
        facts: [{ kind: 'viewing', watchedAt: watchedAt.value }],
        reads: [watchedAt],
      })
    }
  }
}

/** Titles alone, of films and episodes. */
export const netflix: Reader = {
  source: 'netflix',
  recognizes: (file) => isHistory(file) || isArchived(file),
  read: (files, context) => {
    for (const file of files) readFile(file, context)
  },
}
