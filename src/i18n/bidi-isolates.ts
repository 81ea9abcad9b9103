// Hebrew, Arabic, related scripts and their presentation forms.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const isolated = (value: unknown): unknown =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value

/** Isolates right-to-left arguments of messages, so that they do not reorder the sentence around them. */
export const withBidiIsolates = <Catalog>(messages: Catalog): Catalog => {
  const wrapped = (line: unknown): unknown => {
    if (typeof line === 'function') return (...values: unknown[]) => line(...values.map(isolated))
    if (typeof line !== 'object' || line === null) return line
    return Object.fromEntries(Object.entries(line).map(([key, child]) => [key, wrapped(child)]))
  }
  return wrapped(messages) as Catalog
}
