import { css } from '#styled/css'

const stars = css({ row: '0', borderRadius: 'card', transitionProperty: 'background', transitionDuration: 'fast' })

export const actionStyles = {
  bar: css({
    row: '4',
    flexWrap: 'wrap',
    rowGap: '3',
    // The stars begin where the text does.
    '& [role=slider]': { marginInlineStart: { base: '-1.5', xl: '0' } },
  }),
  state: css({
    wrap: '2',
    // Both beside each other on a phone, where their words allow.
    smDown: { flexBasis: 'full', '& > button:not([data-tooltip])': { paddingInline: '3' } },
    '& > button:not(:last-child), & > button:only-child': { flexGrow: { base: '1', sm: '0' } },
    '& > button:last-child:not([data-tooltip])': { flexGrow: { base: '1', sm: '0' } },
  }),
  icon: css({ width: '11', paddingInline: '0', borderRadius: 'full' }),
  own: css({
    display: 'flex',
    alignItems: 'center',
    columnGap: '1',
    smDown: { flexBasis: 'full' },
    // With text twice as large there is no room for a row.
    flexWrap: { base: 'wrap', sm: 'nowrap' },
  }),
  /** As wide as what comes, so that it wraps where that does. */
  ownToCome: css({ width: { base: 'full', sm: '[27.25rem]', lg: '[35rem]' }, height: '11' }),
  stars,
  /** A movie that was watched and not rated yet. */
  asked: css({ background: 'accent.soft', '& [role=slider] > span > svg': { color: 'accent' } }),
  // The dots end where the text does.
  onPhone: css({ sm: { display: 'none' }, marginInlineEnd: '-3' }),
  onWide: css({ smDown: { display: 'none' } }),
  last: css({ smDown: { marginInlineStart: 'auto' } }),
}
