import { css } from '#styled/css'

/** A text and what can be done about it. */
export const row = css({ row: '3', flexWrap: 'wrap', justifyContent: 'space-between' })
export const rowText = css({
  textStyle: 'note',
  color: 'fg.muted',
  flexGrow: '1',
  // On a phone, what can be done is below the text in every row.
  flexBasis: { base: 'full', sm: '0' },
  minWidth: 'row-text',
})
/** Of a button alone. */
export const end = css({ display: 'flex', justifyContent: 'flex-end' })

export const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
export const problem = css({ color: 'danger', fontSize: 'sm', overflowWrap: 'anywhere' })
export const stack = css({ stack: '3' })
export const label = css({ textStyle: 'label' })
export const folded = css({
  '& > summary': { textStyle: 'note', color: 'fg.muted', cursor: 'pointer', minHeight: '11', alignContent: 'center' },
  '& > ul': { paddingBlock: '1' },
})

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
