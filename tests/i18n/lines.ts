import type { Messages } from '#i18n/messages.ts'

/** A line of a catalogue: a text, or a function that puts values into one. */
export interface Line {
  /** Its place, such as 'movie.runtime'. */
  readonly path: string
  readonly value: string | ((...values: unknown[]) => unknown)
}

const linesBelow = (value: unknown, path: string): readonly Line[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => linesBelow(child, path === '' ? key : `${path}.${key}`))
    : [{ path, value: value as Line['value'] }]

export const linesOf = (messages: Messages): readonly Line[] => linesBelow(messages, '')

/** What a line says of some values; the values do not matter to one without a place for them. */
export const said = ({ value }: Line, ...values: readonly unknown[]): unknown =>
  typeof value === 'function' ? value(...values) : value
