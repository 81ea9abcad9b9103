import { css } from '#styled/css'
import { quietText } from '#ui/texts.ts'

/** A row of a list by month: the day, a small poster, the title with a line below it, and what may be done. */
export const dayRow = {
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: '[2.25rem 2.75rem minmax(0, 1fr) auto]',
      _largeText: '[1.5rem minmax(0, 1fr) auto]',
    },
    alignItems: 'center',
    // Beside a taller one, a row begins where that does.
    alignContent: 'start',
    gap: { base: '3', md: '4', _largeText: '2' },
    padding: '2',
    paddingInline: { _largeText: '0' },
    borderBottomWidth: 'thin',
    borderColor: 'line',
    _hover: { background: 'raised' },
  }),
  day: css({
    textStyle: 'section',
    fontSize: { _largeText: 'md' },
    color: 'fg.muted',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
  poster: css({
    display: { _largeText: 'none' },
    borderRadius: 'chip',
    overflow: 'hidden',
    // 'No Image' must fit into a small picture.
    '& span span': { fontSize: '2xs', lineHeight: 'tight' },
  }),
  names: css({ stack: '0', minWidth: '0' }),
  // The whole row opens the movie.
  title: css({
    fontSize: { _largeText: 'sm' },
    fontWeight: 'semibold',
    lineClamp: 2,
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0' },
  }),
  muted: quietText,
}
