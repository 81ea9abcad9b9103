import { css } from '#styled/css'

export const quiet = css({ color: 'fg.muted' })
export const quietText = css({ color: 'fg.muted', fontSize: 'sm' })
/** The smallest, such as a hint below a field. */
export const quietNote = css({ color: 'fg.muted', textStyle: 'note' })
export const problem = css({ color: 'danger', fontSize: 'sm' })
/** Below the field that it is about. */
export const problemNote = css({ color: 'danger', textStyle: 'note' })
