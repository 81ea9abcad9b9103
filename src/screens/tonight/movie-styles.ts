import { css } from '#styled/css'

export const styles = {
  // A row of picture and text on a phone, a tall card from the medium width on.
  movie: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '[6.5rem minmax(0, 1fr)]', md: '1', _largeText: '1' },
    gridRow: { md: 'span 6' },
    gridTemplateRows: { md: 'subgrid' },
    overflow: 'hidden',
    layerStyle: 'card',

    boxShadow: 'floating',
    animationStyle: 'rise',

    animationFillMode: 'backwards',
    animationDelay: '[calc(var(--slot) * 60ms)]',
  }),
  // The whole poster, whatever the height of the text.
  picture: css({
    _largeText: { width: '1/2' },
    mdDown: { alignSelf: 'center', marginInlineStart: '3', marginBlock: '3', borderRadius: 'chip', overflow: 'hidden' },
  }),
  text: css({
    display: { base: 'flex', md: 'contents' },
    flexDirection: 'column',
    gap: '1',
    minWidth: '0',
    padding: '3',
    '& > *': { marginInline: { md: '4' } },
  }),
  title: css({
    textStyle: 'section',
    fontSize: { base: 'md', lg: 'lg' },
    lineClamp: 2,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    marginTop: { md: '4' },
    marginBottom: { md: '2' },
  }),
  facts: css({
    row: '2',
    flexWrap: 'wrap',
    rowGap: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    alignContent: 'start',
    marginBottom: { md: '2' },
  }),
  // On a line of its own on all three, rather than where it happens to wrap.
  genre: css({ display: 'flex', flexBasis: { md: 'full' } }),
  where: css({ minHeight: { md: '10' }, marginBottom: { md: '2' } }),
  reason: css({
    textStyle: 'note',
    textWrap: 'balance',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    marginBottom: { md: '3' },
  }),
  length: css({ color: 'fg', fontWeight: 'semibold' }),
  lengthToCome: css({ width: '14' }),
  actions: css({
    row: { base: '1', md: '0', lg: '1' },
    flexWrap: { base: 'wrap', md: 'nowrap' },
    marginTop: { base: 'auto', md: '0' },
    marginBottom: { md: '4' },
    paddingTop: { base: '1', md: '0' },
    '& > a': {
      flexGrow: '1',
      paddingInline: { md: '1', lg: '4' },
      background: 'accent.soft',
      color: 'accent',
      _hover: { background: 'accent.fill', color: 'accent.fg' },
    },
  }),
}
