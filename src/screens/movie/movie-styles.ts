import { css } from '#styled/css'

export const styles = {
  stage: css({ position: 'relative' }),
  play: css({
    position: 'absolute',
    left: '[50%]',
    top: '[42%]',
    width: '16',
    height: '16',
    transform: 'translate(-50%, -50%)',
    zIndex: 'raised',
    '& svg': { width: '8', height: '8' },
    '&[aria-busy=true] svg': { animationStyle: 'pulse' },
  }),
  back: css({
    position: 'absolute',
    top: '3',
    insetInlineStart: '3',
    zIndex: 'raised',
    maxWidth: '[calc(100% - 5rem)]',
  }),
  backWords: css({ overflow: 'hidden', textOverflow: 'ellipsis' }),
  body: css({
    stack: { base: '6', md: '8' },
    paddingInline: { base: '4', md: '8' },
    paddingBottom: { base: '10', md: '8' },
  }),
  // Where to Watch is beside the others on a wide screen.
  columns: css({
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: '1', lg: 'grow-aside' },
    lg: {
      gridTemplateRows: 'auto 1fr',
      '& > *': { gridColumn: '1' },
      '& > [data-beside]': { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' },
    },
  }),
  toCome: css({ height: 'viewport' }),
  section: css({ stack: '3' }),
  heading: css({ textStyle: 'section' }),
  overview: css({ maxWidth: 'prose', overflowWrap: 'anywhere', fontSize: { md: '[1.125rem]' } }),
  overviewToCome: css({ stack: '2', minHeight: '18' }),
  chips: css({ wrap: '2' }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    paddingInlineStart: '3',
    borderRadius: 'full',
    background: 'raised',
    textStyle: 'label',
    '& > span': { truncate: true },
  }),
  similar: css({
    display: 'grid',
    gridTemplateColumns: { base: '2', sm: '4', _largeText: '1' },
    gap: { base: '3', md: '4' },
  }),
  similarSkeleton: css({
    aspectRatio: 'poster',
    borderRadius: 'card',
    background: 'raised',
    marginBottom: { base: 'caption', _hoverable: 'caption-short' },
    animationStyle: 'pulse',
  }),
}
