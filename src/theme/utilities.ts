/** Columns of equal width, which their content does not widen. */
const columns = {
  '1': 'minmax(0, 1fr)',
  '2': 'repeat(2, minmax(0, 1fr))',
  '3': 'repeat(3, minmax(0, 1fr))',
  '4': 'repeat(4, minmax(0, 1fr))',
  '5': 'repeat(5, minmax(0, 1fr))',
  '6': 'repeat(6, minmax(0, 1fr))',
  '7': 'repeat(7, minmax(0, 1fr))',
  /** As many as fit, of posters that are small. */
  small: 'repeat(auto-fill, minmax(max(4.5rem, min(7.25rem, 21vw)), 1fr))',
  /** A poster and what is said of it, where that has no room below. */
  'poster-row': 'minmax(0, 2fr) minmax(0, 3fr)',
  /** A list of names, each beside its value. */
  labels: 'max-content minmax(0, 1fr)',
  'auto-grow': 'auto minmax(0, 1fr)',
  'grow-auto': 'minmax(0, 1fr) auto',
  /** A page and the facts beside it. */
  'grow-aside': 'minmax(0, 1fr) 18rem',
  tiles: 'repeat(auto-fill, minmax(7rem, 1fr))',
  subgrid: 'subgrid',
}

/** A flex box whose value is the gap. As with a layer style, a property beside it wins over it. */
const flex = (styles: Record<string, string>) => ({
  layer: 'compositions',
  values: 'spacing',
  transform: (gap: string) => ({ display: 'flex', ...styles, gap }),
})

/** What Panda's preset lacks. */
export const utilities = {
  /** One below another. */
  stack: flex({ flexDirection: 'column' }),
  /** Beside each other, at half height. */
  row: flex({ alignItems: 'center' }),
  /** Beside each other, in as many lines as they need. */
  wrap: flex({ flexWrap: 'wrap' }),
  gridTemplateColumns: { className: 'grid-cols', values: columns },
  // Not a token: the variable would inherit.
  borderRadius: {
    values: (theme: (category: string) => Record<string, string>) => ({ ...theme('radii'), inherit: 'inherit' }),
  },
  filter: { values: { lit: 'brightness(1.12)' } },
  scrollbarWidth: { values: { none: 'none', thin: 'thin' } },
  textWrap: { values: ['wrap', 'balance', 'nowrap', 'pretty'] },
  transitionProperty: { values: { opacity: 'opacity', lit: 'filter, border-color' } },
}
