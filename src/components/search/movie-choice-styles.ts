import { css } from '#styled/css'

/** Of movies of which one is chosen. */
export const movieChoice = {
  card: css({
    display: 'flex',
    width: 'full',
    height: 'full',
    padding: '2',
    borderRadius: 'card',
    layerStyle: 'outlined',

    background: 'clear',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'raised' },
    '&[aria-pressed=true]': { borderColor: 'accent', background: 'accent.soft' },
  }),
  picture: css({ display: 'block', borderRadius: 'chip', overflow: 'hidden' }),
  title: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
}
