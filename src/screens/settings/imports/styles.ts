import { css } from '#styled/css'

export const note = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
export const problem = css({ color: 'danger', fontSize: 'sm', overflowWrap: 'anywhere' })
export const stack = css({ stack: '3' })
export const label = css({ textStyle: 'label' })
export const folded = css({
  '& > summary': { textStyle: 'note', color: 'fg.muted', cursor: 'pointer', minHeight: '11', alignContent: 'center' },
  '& > ul': { paddingBlock: '1' },
})
