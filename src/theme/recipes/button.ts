import { defineRecipe } from '@pandacss/dev'

const endsOnHover = {
  // Against the poster, which may have its color: around what a corner button paints. A filter would make scrolling slow.
  position: 'relative',
  _before: {
    content: '""',
    position: 'absolute',
    inset: { base: '1.5', md: '1' },
    borderRadius: 'full',
    boxShadow: '[0 0 3px rgb(8 8 10 / 0.7)]',
  },
  _print: { color: 'fg', background: 'clear', _before: { boxShadow: 'none' } },
  _hover: { background: 'scrim.hover', color: 'on-scrim' },
  _highContrast: { background: 'highlight', color: 'highlight.fg', forcedColorAdjust: 'none' },
} as const

export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '11',
    paddingInline: '4',
    borderRadius: 'card',
    borderWidth: 'thin',
    borderColor: 'clear',
    textStyle: 'label',
    fontWeight: 'semibold',
    cursor: 'pointer',
    maxWidth: 'full',
    transitionProperty: '[background-color, border-color, color, opacity]',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    '& svg': { width: '5', height: '5', flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: { background: 'accent.fill', color: 'accent.fg', _hover: { opacity: '0.9' } },
      outline: { borderColor: 'control', color: 'fg', background: 'clear', _hover: { background: 'raised' } },
      quiet: { color: 'fg', background: 'clear', _hover: { background: 'raised' } },
      // Aligns the label, not the edges, with what is above and below.
      link: {
        color: 'accent',
        background: 'clear',
        paddingInline: '1',
        marginInline: '-1',
        _hover: { textDecoration: 'underline' },
      },
      positive: { background: 'positive', color: 'positive.fg', _hover: { opacity: '0.9' } },
      danger: { background: 'danger', color: 'danger.fg', _hover: { opacity: '0.9' } },
      onPicture: {
        background: 'scrim',
        color: 'on-scrim',
        _hover: { background: 'scrim.hover' },
      },
      // A state; hovered, it looks like the action that ends it.
      onPicturePositive: { background: 'positive', color: 'positive.fg', ...endsOnHover },
      onPictureAccent: { background: 'accent.fill', color: 'accent.fg', ...endsOnHover },
    },
  },
  defaultVariants: { variant: 'outline' },
})
