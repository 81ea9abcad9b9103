/** `sizes` of a card's poster, in the page's shell too. */
export const gridPictureSizes =
  '(min-width: 158rem) 19.25rem, (min-width: 150rem) calc(14.3vw - 3.5rem), (min-width: 120rem) calc(16.7vw - 4rem), (min-width: 80rem) calc(20vw - 4.75rem), (min-width: 64rem) calc(25vw - 5.5rem), (min-width: 40rem) calc(33vw - 2rem), 46vw'
