/** The most cards in the first screenful: their pictures load eagerly. */
export const firstScreenful = 10

/** `sizes` of a card's poster, in the page's shell too. */
export const gridPictureSizes =
  '(min-width: 87.5rem) 12.5rem, (min-width: 80rem) 15vw, (min-width: 64rem) 17vw, (min-width: 48rem) 21vw, (min-width: 40rem) 30vw, 46vw'
