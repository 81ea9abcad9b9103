import { css } from '#styled/css'

export const offersStyles = {
  panel: css({ stack: '4', minHeight: '48', padding: '4', borderRadius: 'card', background: 'raised', width: 'full' }),
  heading: css({ textStyle: 'section' }),
  group: css({ stack: '2' }),
  kind: css({ textStyle: 'note', color: 'fg.muted' }),
  tiles: css({ wrap: '2' }),
  more: css({
    display: 'inline-flex',
    row: '1.5',
    width: 'fit',
    minHeight: '11',
    textStyle: 'label',
    color: 'accent',
    '& svg': { width: '4', height: '4' },
  }),
  foot: css({ marginTop: 'auto' }),
  note: css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere', '& a': { color: 'fg' } }),
  // As high as one kind of offers, with what is below it.
  toCome: css({ stack: '3', minHeight: '52', '& > *': { background: 'line' } }),
}
