/** Both ends belong to it; an open end is undefined. */
export interface Range {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

const written = /^(\d{1,5})?(-)?(\d{1,5})?$/

/** '1990-1999', '1990-', '-1999' or '1990'; null for anything else. The ends may be in either order. */
export const rangeFrom = (text: string): Range | null => {
  const [, first, dash, last] = written.exec(text) ?? []
  const ends = [first, last].flatMap((end) => (end === undefined ? [] : [Number(end)]))
  const [one, other] = ends
  if (one === undefined) return null
  if (dash === undefined) return { from: one, to: one }
  if (other !== undefined) return { from: Math.min(one, other), to: Math.max(one, other) }
  return first === undefined ? { to: one } : { from: one }
}

export const rangeText = ({ from, to }: Range): string => {
  if (from === undefined && to === undefined) return ''
  return from === to ? String(from) : `${from ?? ''}-${to ?? ''}`
}

export const isWithin = ({ from, to }: Range, value: number): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to)
