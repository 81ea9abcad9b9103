export const enUS = {
  heading: 'Install Matinee',
  note: 'In a window of its own, with an icon beside your other apps. Your lists stay the same.',
  install: 'Install',
  newVersion: 'A new version of Matinee is ready.',
  reload: 'Reload',
  later: 'Later',
}
