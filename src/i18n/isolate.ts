// Hebrew, Arabic and their relatives, and the forms of them that Unicode keeps for old texts.
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A name within a sentence: one that is written from right to left keeps to itself what it would else turn around. */
const isolated = (value: unknown): unknown =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value

/** The same words, whose sentences keep their order around titles and names of any script. */
export const isolating = <Words>(words: Words): Words => {
  const wrapped = (line: unknown): unknown => {
    if (typeof line === 'function') return (...values: unknown[]) => line(...values.map(isolated))
    if (typeof line !== 'object' || line === null) return line
    return Object.fromEntries(Object.entries(line).map(([key, child]) => [key, wrapped(child)]))
  }
  return wrapped(words) as Words
}
