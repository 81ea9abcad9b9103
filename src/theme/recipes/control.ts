/** The box of fields and selects. */
export const control = {
  width: 'full',
  minHeight: '11',
  paddingInline: '3',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderColor: 'control',
  background: 'surface',
  color: 'fg',
  fontSize: 'md',
} as const
