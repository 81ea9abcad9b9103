import { number } from './grammar.ts'

/** How lists look, and the order and cover of a collection. */
export const enUS = {
  title: 'Sort and view',
  close: 'Close',
  density: 'View',
  densities: { posters: 'Posters', small: 'Small posters', rows: 'Rows' },
  shuffle: 'Shuffle',
  arrange: 'Arrange',
  done: 'Done',
  arrangeHint:
    'Drag a movie to its place. With the keyboard: Space picks it up, the arrow keys move it, Space puts it down, Escape puts it back.',
  arrangeTouchHint: 'Touch and hold a movie, then drag it to its place.',
  grab: 'movie that can be moved',
  lifted: (title: string, place: number, all: number) =>
    `${title} picked up: place ${number(place)} of ${number(all)}.`,
  moved: (title: string, place: number, all: number) => `${title}: place ${number(place)} of ${number(all)}.`,
  dropped: (title: string, place: number, all: number) =>
    `${title} is now in place ${number(place)} of ${number(all)}.`,
  cancelled: (title: string, place: number) => `${title} is back in place ${number(place)}.`,
  orderChanged: 'Order changed',
  orderChangedText: (title: string, place: number) => `${title} is now in place ${number(place)}.`,
  refused: "Couldn't change the order.",
  cover: 'Cover',
  automatic: 'The latest movies',
  coverOf: (title: string) => `Cover: ${title}`,
  added: (date: string) => `Added ${date}`,
}
