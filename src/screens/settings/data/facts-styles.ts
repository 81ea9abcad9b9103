import { css } from '#styled/css'

/** A list of names, each with what is true. */
export const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', md: 'labels' },
  columnGap: '6',
  rowGap: { base: '0.5', md: '3' },
  fontSize: 'sm',
  lineHeight: 'snug',
  '& dt': { fontWeight: 'medium' },
  '& dd': { color: 'fg.muted', marginBottom: { base: '2.5', md: '0' } },
})
