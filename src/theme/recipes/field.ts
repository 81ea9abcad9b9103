import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'input', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    label: { textStyle: 'label' },
    input: {
      width: 'full',
      minHeight: '11',
      paddingInline: '3',
      borderRadius: 'card',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'control',
      background: 'surface',
      color: 'fg',
      fontSize: 'md',
      resize: 'vertical',
      _placeholder: { color: 'fg.muted' },
    },
    note: { textStyle: 'note', color: 'fg.muted' },
  },
})
