import type { HistoryFact, HistoryRow } from '#domain/imports/read-history.ts'

type ViewingFact = Extract<HistoryFact, { readonly kind: 'viewing' }>

const isViewing = (fact: HistoryFact): fact is ViewingFact => fact.kind === 'viewing'

/** Whether the first of them was a rewatch, so that one before it is missing. */
const missesEarlier = (viewings: readonly ViewingFact[]): boolean => {
  if (viewings.some(({ watchedAt, isRewatch }) => watchedAt === null && !isRewatch)) return false
  const [first] = [...viewings].sort((one, other) => ((one.watchedAt ?? '') < (other.watchedAt ?? '') ? -1 : 1))
  return first?.isRewatch === true
}

/** Adds the earlier viewing that a rewatch implies, without a date, where no row has it. */
export const withEarlierViewings = (rows: readonly HistoryRow[]): readonly HistoryRow[] => {
  const viewings = new Map<string, ViewingFact[]>()
  for (const { named, facts } of rows) {
    const own = facts.filter(isViewing)
    if (own.length > 0) viewings.set(named.key, [...(viewings.get(named.key) ?? []), ...own])
  }
  const missing = new Set([...viewings].filter(([, all]) => missesEarlier(all)).map(([key]) => key))
  return rows.map((row) => {
    const isFirst = missing.has(row.named.key) && row.facts.some((fact) => isViewing(fact) && fact.isRewatch)
    if (!isFirst) return row
    missing.delete(row.named.key)
    return { ...row, facts: [{ kind: 'viewing', watchedAt: null }, ...row.facts] }
  })
}
