import type { RowMeaning } from '#domain/imports/questions.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import type { JsonObject } from '#domain/values/schema.ts'
import { wishFact } from '../facts.ts'
import { plainTextOf, textOf } from '../fields.ts'
import { objectIn, recordsIn } from '../json.ts'
import { meaningOf } from '../meaning.ts'
import type { ReadingContext } from '../reader.ts'
import type { SourceFile } from '../source-file.ts'

/** Without the ending; the folders of older exports are part of the names now. */
export const stemOf = ({ path }: SourceFile): string => path.replace(/\.json$/i, '').replaceAll('/', '-')

const pagePattern = /-(\d{1,4})$/
/** 0 where there is one page. */
export const pageOf = (file: SourceFile): number => Number(pagePattern.exec(stemOf(file))?.[1] ?? 0)
export const withoutPage = (file: SourceFile): string => stemOf(file).replace(pagePattern, '')

type FactFor = (record: JsonObject, line: number) => HistoryFact

const named = (stem: string): RowMeaning | undefined => {
  if (stem.includes('watchlist')) return 'watchlist'
  if (stem.includes('favorites')) return 'liked'
  return stem.startsWith('lists-') ? 'list' : undefined
}

/** Which list the items of a file are on, by its name: nothing in it tells. */
export const factsOfList = (
  file: SourceFile,
  lists: ReadonlySet<string>,
  context: ReadingContext,
): FactFor | undefined => {
  const dates = context.datesOf(file)
  const stem = stemOf(file).toLowerCase()
  const addedAt = (record: JsonObject) => dates.time(record['listed_at']).value
  const meaning = named(stem) ?? meaningOf(file, context, 'list')
  if (!meaning) return undefined
  if (meaning === 'watchlist') return (record) => wishFact(addedAt(record))
  if (meaning === 'liked') return () => ({ kind: 'liked' })
  if (meaning === 'watched') return () => ({ kind: 'seen' })
  const own = [stem, withoutPage(file).toLowerCase()].find((name) => lists.has(name))
  const id = own ?? file.path
  if (!own && named(stem)) {
    const name = stem.replace(/^lists-(?:list-)?(?:\d+-)?/, '').replaceAll('-', ' ')
    context.list({ id, name, description: '', createdAt: null })
  }
  return (record, line) => ({
    kind: 'listed',
    list: id,
    position: Number(record['rank']) || line,
    addedAt: addedAt(record),
  })
}

/** Returns their ids, which are the names of the files of their items. */
export const readLists = (files: readonly SourceFile[], context: ReadingContext): ReadonlySet<string> => {
  const lists = new Set<string>()
  for (const file of files) {
    for (const [, record] of recordsIn(file.json())) {
      const ids = objectIn(record, 'ids')
      const id = `lists-list-${textOf(ids['trakt'])}-${textOf(ids['slug'])}`.toLowerCase()
      const name = textOf(record['name'])
      if (name === '' || lists.has(id)) continue
      lists.add(id)
      const description = plainTextOf(record['description'])
      context.list({ id, name, description, createdAt: context.datesOf(file).time(record['created_at']).value })
    }
  }
  return lists
}
