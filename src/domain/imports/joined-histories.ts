import type { HistoryFact, HistoryFile, HistoryList, ReadHistory, RowOrigin } from './read-history.ts'

/** The first name of `name`, 'name (2)' ... that is free; the number stands before a file's extension. */
export const freeName = (name: string, taken: ReadonlySet<string>): string => {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = name.replace(/(\.\w+)?$/, ` (${number})$1`)
  return free
}

const renamer = (known: readonly string[], added: readonly string[]) => {
  const taken = new Set(known)
  const names = new Map<string, string>()
  for (const name of added) {
    const free = freeName(name, taken)
    taken.add(free)
    names.set(name, free)
  }
  return (name: string): string => names.get(name) ?? name
}

/** Files and lists keep their names apart: viewings of two files are compared, those of one file are all of them meant. */
export const joinedHistories = (one: ReadHistory, other: ReadHistory): ReadHistory => {
  const fileName = renamer(
    one.files.map(({ name }) => name),
    other.files.map(({ name }) => name),
  )
  const listId = renamer(
    one.lists.map(({ id }) => id),
    other.lists.map(({ id }) => id),
  )
  const inFile = <Row extends { readonly origin: RowOrigin }>(row: Row): Row => ({
    ...row,
    origin: { ...row.origin, file: fileName(row.origin.file) },
  })
  const inList = (fact: HistoryFact): HistoryFact =>
    fact.kind === 'listed' ? { ...fact, list: listId(fact.list) } : fact
  return {
    files: [...one.files, ...other.files.map((file): HistoryFile => ({ ...file, name: fileName(file.name) }))],
    rows: [...one.rows, ...other.rows.map((row) => ({ ...inFile(row), facts: row.facts.map(inList) }))],
    lists: [...one.lists, ...other.lists.map((list): HistoryList => ({ ...list, id: listId(list.id) }))],
    leftOut: [
      ...one.leftOut,
      ...other.leftOut.map(inFile).map((row) => {
        const { series } = row
        return series ? { ...row, series: { ...series, facts: series.facts.map(inList) } } : row
      }),
    ],
    notices: [...one.notices, ...other.notices.map((notice) => ({ ...notice, file: fileName(notice.file) }))],
  }
}
