import { defineSlotRecipe } from '@pandacss/dev'

export const switchControl = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'control', 'thumb', 'label'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '11',
      cursor: 'pointer',
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      width: '[2.75rem]',
      height: '6',
      padding: '0.5',
      borderRadius: 'full',
      background: 'control',
      transitionProperty: 'background',
      transitionDuration: 'fast',
      // Forced colors drop the background, so an outline shows the edge.
      _highContrast: { outlineWidth: 'thin', outlineStyle: 'solid' },
      _checked: { background: 'accent.fill', _highContrast: { background: 'highlight', forcedColorAdjust: 'none' } },
      _focusVisible: { layerStyle: 'ring' },
    },
    thumb: {
      width: '5',
      height: '5',
      borderRadius: 'full',
      background: { base: 'surface', _highContrast: '[CanvasText]' },
      forcedColorAdjust: 'none',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      _checked: { transform: 'translateX(1.25rem)', background: { _highContrast: '[Canvas]' } },
    },
    label: { textStyle: 'label' },
  },
})
