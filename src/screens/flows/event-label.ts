/** A value in few words: its own where it is plain, else its parts. */
export const valueWords = (value: unknown): string => {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  if (!(value instanceof Object)) return value === '' ? '""' : String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && typeof part !== 'function')
    .map(([name, part]) => `${name} ${valueWords(part)}`)
    .join(', ')
}

/** An event with what it says: `typed · alien`. */
export const eventLabel = ({ type, ...payload }: { readonly type: string }): string => {
  const parts = Object.values(payload).map(valueWords)
  return [type, ...parts].join(' · ')
}
