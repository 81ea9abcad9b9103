export const enUS = {
  heading: 'Available offline',
  note: "Posters and details of your movies that you've opened, so you can see them offline. The least recently viewed are removed first.",
  posters: 'Posters',
  answers: 'Details',
  remove: 'Remove',
}
