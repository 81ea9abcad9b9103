/** A message of the catalog: a string, or a function that inserts values into one. */
export interface Line {
  /** Its path, such as 'movie.runtime'. */
  readonly path: string
  readonly value: string | ((values: object) => unknown)
}

const linesBelow = (value: unknown, path: string): readonly Line[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => linesBelow(child, path === '' ? key : `${path}.${key}`))
    : [{ path, value: value as Line['value'] }]

export const linesOf = (messages: object): readonly Line[] => linesBelow(messages, '')

/** A message with this value for each argument, which a plain string ignores. */
export const said = ({ value }: Line, argument?: unknown): unknown =>
  typeof value === 'function' ? value(new Proxy({}, { get: () => argument })) : value
