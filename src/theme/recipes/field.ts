import { defineSlotRecipe } from '@pandacss/dev'
import { control } from './control.ts'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'input', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    label: { textStyle: 'label' },
    input: {
      ...control,
      resize: 'vertical',
      _placeholder: { color: 'fg.muted' },
    },
    note: { textStyle: 'note', color: 'fg.muted' },
  },
})
