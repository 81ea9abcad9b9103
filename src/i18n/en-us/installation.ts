export const enUS = {
  heading: 'Install Matinee',
  note: 'Matinee gets its own window and an icon next to your other apps. Your lists stay the same.',
  install: 'Install',
  newVersion: 'A new version of Matinee is ready.',
  reload: 'Reload',
  later: 'Later',
  changes: "What's new",
}
