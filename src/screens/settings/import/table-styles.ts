import { css } from '#styled/css'

export const tableFrame = css({ overflowX: 'auto' })

/** Numbers by kind; the rows' height is the table's own. */
export const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end',
    paddingInlineStart: { base: '1', md: '3' },
    fontWeight: 'normal',
  },
  '& tr > :first-child': { textAlign: 'start', paddingInlineStart: '0' },
  '& thead th': { fontSize: '2xs', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'line' },
})
