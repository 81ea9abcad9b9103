import { css } from '#styled/css'

export const searchGlass = css({
  position: 'absolute',
  insetInlineStart: '3',
  top: '0',
  height: '11',
  width: '5',
  color: 'fg.muted',
  pointerEvents: 'none',
})

export const searchInput = css({
  width: 'full',
  height: '11',
  paddingInlineStart: { base: '10', _largeText: '[2.25rem]' },
  borderWidth: 'thin',
  borderColor: 'control',
  color: 'fg',
  fontSize: 'md',
  textOverflow: 'ellipsis',
  _placeholder: { color: 'fg.muted' },
})
