export const enUS = {
  heading: 'Kept for offline',
  note: 'Posters and details of your own movies that you have looked at, so that you see them without a network. The least recently seen go first.',
  posters: 'Posters',
  answers: 'Details',
  remove: 'Remove',
}
