import { defineSlotRecipe } from '@pandacss/dev'
import { control } from './control.ts'

export const select = defineSlotRecipe({
  className: 'select',
  slots: ['trigger', 'indicator', 'content', 'item', 'itemIndicator'],
  base: {
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      ...control,
      textAlign: 'start',
      cursor: 'pointer',
      '& > span': { truncate: true, _largeText: { whiteSpace: 'normal', height: 'auto' } },
    },
    indicator: { color: 'fg.muted', '& svg': { width: '5', height: '5' } },
    content: {
      width: 'max',
      minWidth: 'full',
      // Never wider than a field on a phone.
      maxWidth: '[calc(100vw - 4.5rem)]',
      layerStyle: 'popup',

      padding: '1',
      maxHeight: '[min(22rem, var(--available-height))]',
      overflowY: 'auto',
      zIndex: 'floating',
      _open: { animationStyle: 'fade' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '11',
      paddingInline: '3',
      borderRadius: 'chip',
      cursor: 'pointer',
      _highlighted: {
        background: 'raised',
        _highContrast: {
          background: 'highlight',
          color: 'highlight.fg',
          forcedColorAdjust: 'none',
          '& *': { color: 'current' },
        },
      },
    },
    itemIndicator: { color: 'accent', '& svg': { width: '4', height: '4' } },
  },
})
