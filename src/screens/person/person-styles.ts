import { css } from '#styled/css'

export const styles = {
  body: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '4', md: '8' },
    paddingBottom: { base: '10', md: '8' },
  }),
  head: css({ display: 'flex', alignItems: 'flex-start', gap: { base: '4', md: '6' } }),
  portrait: css({
    width: { base: '[min(7rem, 28vw)]', md: '[11rem]' },
    flexShrink: '0',
    borderRadius: 'card',
    overflow: 'hidden',
  }),
  names: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', flexGrow: '1', paddingTop: '1' }),
  name: css({
    textStyle: 'title',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    // Leaves room for the close button.
    paddingInlineEnd: '[min(3rem, 12vw)]',
  }),
  facts: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  fact: css({ '& dt': { textStyle: 'note', color: 'fg.muted' }, '& dd': { overflowWrap: 'anywhere' } }),
  prose: css({ maxWidth: 'prose', overflowWrap: 'anywhere', '& p + p': { marginTop: '3' } }),
  note: css({ textStyle: 'note', color: 'fg.muted', marginTop: '3' }),
  quiet: css({ color: 'fg.muted', paddingBlock: '6' }),
  panel: css({ display: 'flex', flexDirection: 'column', gap: '5', paddingTop: '5', scrollMarginTop: '4' }),
  sort: css({ width: 'fit' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[repeat(2, minmax(0, 1fr))]',
      sm: '[repeat(3, minmax(0, 1fr))]',
      md: '[repeat(4, minmax(0, 1fr))]',
    },
    columnGap: { base: '3', md: '4' },
    rowGap: '5',
  }),
  lines: css({ display: 'flex', flexDirection: 'column', gap: '3', paddingTop: '5', maxWidth: 'prose' }),
}
