import { css } from '#styled/css'

export const castStyles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[repeat(auto-fill, minmax(min(10rem, 100%), 1fr))]',
      // Ten in whole rows, with room for long names of characters.
      md: '2',
    },
    gap: '2',
    color: 'fg.muted',
  }),
  place: css({ minWidth: '0' }),
  // One height for all, so that the placeholders have it too.
  chip: css({
    position: 'relative',
    display: 'flex',
    height: '17',
    borderRadius: 'card',
    background: 'raised',
    _hover: { background: 'line' },
  }),
  portrait: css({
    width: '[2.667rem]',
    flexShrink: '0',
    overflow: 'hidden',
    borderStartStartRadius: 'card',
    borderEndStartRadius: 'card',
    '& > *': { height: 'full' },
  }),
  lines: css({
    stack: '0',
    justifyContent: 'center',
    minWidth: '0',
    paddingInline: '2.5',
    fontSize: 'xs',
    lineHeight: 'tight',
  }),
  nameLine: css({ lineClamp: 2, overflowWrap: 'anywhere', textStyle: 'label', lineHeight: 'tight', color: 'fg' }),
  name: css({
    outlineStyle: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible::after': {
      layerStyle: 'ring',
    },
  }),
  character: css({ marginTop: '0.5', lineClamp: 2, overflowWrap: 'anywhere' }),
  placeholder: css({
    height: '17',
    borderRadius: 'card',
    background: 'raised',
    animationStyle: 'pulse',
  }),
}
