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
