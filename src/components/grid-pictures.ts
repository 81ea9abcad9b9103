/** How many cards the first screenful has at most: their pictures load eagerly, and before all else. */
export const firstScreenful = 10

/** How wide a card's poster is in the grid, for `img sizes`; those of the page's shell too. */
export const gridPictureSizes =
  '(min-width: 87.5rem) 12.5rem, (min-width: 80rem) 15vw, (min-width: 64rem) 17vw, (min-width: 48rem) 21vw, (min-width: 40rem) 30vw, 46vw'
