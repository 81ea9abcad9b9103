import { css } from '#styled/css'

export const box = css({ stack: '3', minWidth: '0', padding: { base: '4', md: '5' }, layerStyle: 'card' })
export const boxHeading = css({ textStyle: 'label', fontWeight: 'semibold' })
