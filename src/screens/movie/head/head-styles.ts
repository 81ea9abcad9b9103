import { css } from '#styled/css'

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  // On a phone the directors have the second line.
  minHeight: { base: '12', md: '6' },
  alignContent: 'flex-start',
  // Not muted: it may be over the picture.
  color: 'fg',
  '& > li:not(:first-child)::before': { content: '"·"', marginInlineEnd: '2', color: 'fg.muted' },
})

const comingLine = { borderRadius: 'chip', background: 'raised', backgroundClip: 'content-box' } as const

export const headStyles = {
  backdrop: css({
    position: 'relative',
    aspectRatio: { base: 'backdrop', md: 'banner' },
    width: 'full',
    maxHeight: '[50dvh]',
    overflow: 'hidden',
  }),
  head: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '3', md: '6' },
    marginTop: { base: '[-7rem]', md: '[max(-15rem, -36dvh)]', _largeText: '[-3rem]' },
    flexDirection: { _largeText: 'column' },
    position: 'relative',
  }),
  poster: css({
    width: { base: '[min(7rem, 28vw)]', md: '44', _lowScreen: '[min(7rem, 28vw)]' },
    flexShrink: '0',
    borderRadius: 'card',
    boxShadow: 'floating',
    overflow: 'hidden',
  }),
  names: css({
    stack: { base: '1.5', md: '2.5' },
    minWidth: '0',
    alignSelf: { base: 'flex-end', _largeText: 'stretch' },
    // A long title grows downwards from here, where the scrim makes it readable.
    paddingTop: { base: '7', md: '[min(6rem, 14dvh)]', _largeText: '0' },
  }),
  title: css({
    textStyle: 'name',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
  facts,
  runtime: css({ minWidth: '17' }),
  runtimeSkeleton: css({
    display: 'flex',
    _after: { content: '""', width: '14', height: '6', paddingBlock: '1', ...comingLine },
  }),
  directors: css({ overflowWrap: 'anywhere', smDown: { flexBasis: 'full', _before: { display: 'none' } } }),
  directorsSkeleton: css({
    display: 'flex',
    smDown: { flexBasis: 'full', _before: { display: 'none' } },
    _after: { content: '""', width: '32', height: '6', paddingBlock: '1', ...comingLine },
  }),
  name: css({
    color: 'fg',
    textDecorationLine: 'underline',
    textDecorationColor: 'control',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'accent', textDecorationColor: 'current' },
  }),
  genre: css({
    position: 'relative',
    display: 'inline-block',
    borderRadius: 'chip',
    transitionProperty: 'lit',
    _before: { content: '""', position: 'absolute', insetInline: '-0.5', insetBlock: '-1' },
    _hoverable: { _hover: { filter: 'lit' } },
  }),
  genres: css({ row: '1.5', flexWrap: 'wrap', minHeight: '5', '& > li': { minWidth: '0' } }),
}
