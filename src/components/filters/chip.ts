import { css } from '#styled/css'

/** 32 px high, with a touch target of 44 px; its colors and its ends are the chip's own. */
export const chip = css({
  position: 'relative',
  display: 'inline-flex',
  row: '1.5',
  height: '8',
  borderRadius: 'full',
  fontWeight: 'medium',
  cursor: 'pointer',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})
