import { rangeFrom } from '#domain/values/ranges.ts'

/** '1990–1999', '≥ 1990' or '≤ 1999'. */
export const rangeLabel = (text: string, numberText: (value: number) => string, unitText = numberText): string => {
  const { from, to } = rangeFrom(text) ?? {}
  if (from !== undefined && from === to) return unitText(from)
  if (from !== undefined && to !== undefined) return `${numberText(from)}–${unitText(to)}`
  return from === undefined ? `≤ ${unitText(to ?? 0)}` : `≥ ${unitText(from)}`
}
