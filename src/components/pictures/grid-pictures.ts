/** How many cards fit on the first screen at most: their pictures load eagerly. */
export const firstScreenful = 10

/** `sizes` of a card's poster, in the page's shell too. */
export const gridPictureSizes =
  '(min-width: 125rem) 20.5rem, (min-width: 80rem) calc(20vw - 4.75rem), (min-width: 64rem) calc(25vw - 5.5rem), (min-width: 40rem) calc(33vw - 2rem), 46vw'
