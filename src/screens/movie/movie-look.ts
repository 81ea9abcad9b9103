import { css } from '#styled/css'

/** The looks of the movie modal's parts. */
export const look = {
  body: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    paddingInline: { base: '4', md: '8' },
    paddingBottom: { base: '10', md: '8' },
  }),
  head: css({
    display: 'flex',
    alignItems: 'flex-end',
    gap: { base: '4', md: '6' },
    marginTop: { base: '[-4rem]', md: '[-7rem]' },
    position: 'relative',
  }),
  poster: css({
    width: { base: '[7rem]', md: '[11rem]' },
    flexShrink: '0',
    borderRadius: 'card',
    boxShadow: 'floating',
    overflow: 'hidden',
  }),
  names: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    paddingTop: { base: '16', md: '0' },
  }),
  title: css({
    fontFamily: 'display',
    fontSize: { base: 'lg', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    listStyle: 'none',
    color: 'fg.muted',
  }),
  genres: css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  section: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  heading: css({ textStyle: 'label', color: 'fg.muted' }),
  prose: css({ maxWidth: 'prose', overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'note', color: 'fg.muted' }),
}
