import { css } from '#styled/css'

export const styles = {
  // A row of picture and text on a phone, a tall card from the medium width on.
  movie: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '[6.5rem minmax(0, 1fr)]', md: '1' },
    gridTemplateRows: { md: 'auto 1fr' },
    height: 'full',
    overflow: 'hidden',
    layerStyle: 'card',

    boxShadow: 'floating',
    animationStyle: 'rise',

    animationFillMode: 'backwards',
    animationDelay: '[calc(var(--slot) * 60ms)]',
  }),
  // The whole poster, whatever the height of the text.
  picture: css({
    mdDown: { alignSelf: 'center', marginInlineStart: '3', marginBlock: '3', borderRadius: 'chip', overflow: 'hidden' },
  }),
  text: css({
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '1', md: '2' },
    minWidth: '0',
    padding: { base: '3', md: '4' },
  }),
  title: css({
    textStyle: 'section',
    fontSize: { base: 'md', lg: 'lg' },
    lineClamp: 2,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  }),
  length: css({ color: 'fg', fontWeight: 'semibold' }),
  lengthToCome: css({ width: '14' }),
  actions: css({
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '0', lg: '1' },
    marginTop: 'auto',
    paddingTop: '1',
    '& > a': {
      flexGrow: '1',
      paddingInline: { md: '1', lg: '4' },
      background: 'accent.soft',
      color: 'accent',
      _hover: { background: 'accent.fill', color: 'accent.fg' },
    },
  }),
}
