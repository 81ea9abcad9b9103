import { css } from '#styled/css'

export const styles = {
  body: css({
    stack: '5',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '4', md: '8' },
    paddingBottom: { base: '10', md: '8' },
  }),
  head: css({
    display: 'grid',
    gridTemplateColumns: { base: 'auto-grow', _largeText: '1' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { base: '4', md: '6' },
    rowGap: '4',
  }),
  portrait: css({
    width: { base: '[min(5.5rem, 24vw)]', md: '26', _largeText: '24' },
    gridRow: { md: '1 / span 2' },
    borderRadius: 'card',
    overflow: 'hidden',
  }),
  names: css({ stack: { base: '2', md: '4' }, minWidth: '0', paddingTop: '1' }),
  // As high before its rings are known.
  seen: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    minHeight: '11',
    gridColumn: { base: '1 / -1', md: '2' },
  }),
  name: css({
    textStyle: 'name',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    // Leaves room for the close button.
    paddingInlineEnd: { base: '[min(3rem, 12vw)]', _largeText: '0' },
  }),
  facts: css({
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: { md: 'wrap' },
    columnGap: '8',
    rowGap: { base: '1', md: '3' },
  }),
  fact: css({
    display: { base: 'flex', md: 'block' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    minWidth: { md: '32' },
    fontSize: { base: 'sm', md: 'md' },
    '& dt': { textStyle: 'note', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', minWidth: { base: '24', md: '0' } },
  }),
  panel: css({ stack: '6', paddingTop: '5', scrollMarginTop: '4' }),
  sort: css({ width: 'fit' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '2',
      sm: '3',
      md: '4',
      lg: '6',
      _largeText: '1',
    },
    columnGap: { base: '3', md: '4' },
    rowGap: '5',
  }),
  section: css({ stack: '3', minWidth: '0' }),
  heading: css({ textStyle: 'section' }),
  // The biography is beside the movies on a wide screen.
  start: css({
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { base: '1', lg: 'grow-aside' },
    '& > :only-child': { gridColumn: '1 / -1' },
  }),
  knownForGrid: css({
    display: 'grid',
    gridTemplateColumns: { base: '[repeat(4, 38%)]', sm: '4', _largeText: '1' },
    columnGap: { base: '3', md: '4' },
    rowGap: { _largeText: '4' },
    // On a phone a row that scrolls.
    smDown: { overflowX: 'auto', scrollbarWidth: 'none', marginInline: '-4', paddingInline: '4' },
  }),
  movieToCome: css({
    aspectRatio: 'poster',
    borderRadius: 'card',
    background: 'raised',
    marginBottom: { base: 'caption', _hoverable: 'caption-short' },
    animationStyle: 'pulse',
  }),
  allCredits: css({ alignSelf: 'flex-start' }),
  lines: css({ stack: '3', paddingTop: '5', maxWidth: 'prose' }),
}
