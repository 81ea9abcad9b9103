/** Fields whose strings come from the code, never from a person. */
const safeTextKeys = new Set(['type', 'kind', 'tab', 'order', 'sort', 'history', 'strategy', 'status', 'actorId'])
const safeNumberKeys = new Set(['page', 'actingPage', 'directingPage', 'by', 'total', 'highlighted', 'version'])

const maxRows = 5

/** An allowlist: whatever it does not name is replaced, so that new fields never leak personal data. */
export const redact = (value: unknown, key = ''): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'string') return safeTextKeys.has(key) ? value : `‹text of ${value.length}›`
  if (typeof value === 'number') return safeNumberKeys.has(key) ? value : '‹number›'
  if (value instanceof Error) return '‹error›'
  if (Array.isArray(value)) {
    const rows = value.slice(0, maxRows).map((row) => redact(row, key))
    return value.length > maxRows ? [...rows, `‹${value.length - maxRows} more›`] : rows
  }
  if (typeof value !== 'object') return `‹${typeof value}›`
  // Keys can be personal too: a map can be keyed by name.
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [/^[a-zA-Z]\w*$/.test(name) ? name : '‹key›', redact(part, name)]),
  )
}
