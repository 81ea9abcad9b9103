export const valueText = (value: unknown): string => {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (!(value instanceof Object)) return value === '' ? '""' : String(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && typeof part !== 'function')
    .map(([name, part]) => `${name} ${valueText(part)}`)
    .join(', ')
}

export const eventLabel = ({ type, ...payload }: { readonly type: string }): string => {
  const parts = Object.values(payload).map(valueText)
  return [type, ...parts].join(' · ')
}
