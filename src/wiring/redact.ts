/** Fields whose texts come from the code and never from the person: they are shown as they are. */
const plainWords = new Set(['type', 'kind', 'tab', 'order', 'sort', 'history', 'strategy', 'status', 'actorId'])
const plainNumbers = new Set(['page', 'actingPage', 'directingPage', 'by', 'total', 'highlighted', 'version'])

const mostRows = 5

/**
 * A value without anything that a person typed, chose or keeps: texts become their length, numbers that may be ids go,
 * and of a list the first rows stay. What is not named as harmless is taken out, so that nothing new slips through.
 */
export const redact = (value: unknown, key = ''): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'string') return plainWords.has(key) ? value : `‹text of ${value.length}›`
  if (typeof value === 'number') return plainNumbers.has(key) ? value : '‹number›'
  if (value instanceof Error) return '‹error›'
  if (Array.isArray(value)) {
    const rows = value.slice(0, mostRows).map((row) => redact(row, key))
    return value.length > mostRows ? [...rows, `‹${value.length - mostRows} more›`] : rows
  }
  if (typeof value !== 'object') return `‹${typeof value}›`
  // Keys can be personal too, as in a map by name.
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [/^[a-zA-Z]\w*$/.test(name) ? name : '‹key›', redact(part, name)]),
  )
}
