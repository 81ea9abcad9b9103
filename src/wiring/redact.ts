/** Fields whose strings come from the code and never from the person. */
const plainStrings = new Set(['type', 'kind', 'tab', 'order', 'sort', 'history', 'strategy', 'status', 'actorId'])
const plainNumbers = new Set(['page', 'actingPage', 'directingPage', 'by', 'total', 'highlighted', 'version'])

const keptRows = 5

/**
 * A copy of a value without anything that a person typed, chose or stored: strings become their length, numbers that may
 * be ids are removed, lists are cut. Fields are listed as harmless rather than as personal, so that a new one is redacted.
 */
export const redact = (value: unknown, key = ''): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'string') return plainStrings.has(key) ? value : `‹text of ${value.length}›`
  if (typeof value === 'number') return plainNumbers.has(key) ? value : '‹number›'
  if (value instanceof Error) return '‹error›'
  if (Array.isArray(value)) {
    const rows = value.slice(0, keptRows).map((row) => redact(row, key))
    return value.length > keptRows ? [...rows, `‹${value.length - keptRows} more›`] : rows
  }
  if (typeof value !== 'object') return `‹${typeof value}›`
  // Keys can be personal too, as in a map by name.
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [/^[a-zA-Z]\w*$/.test(name) ? name : '‹key›', redact(part, name)]),
  )
}
