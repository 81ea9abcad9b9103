import type { InstallationMessages } from '../messages/installation.ts'

export const deDE = {
  heading: 'Matinee installieren',
  note: 'Mit eigenem Fenster und einem Symbol neben deinen anderen Apps. Deine Listen bleiben dieselben.',
  install: 'Installieren',
  newVersion: 'Eine neue Version von Matinee ist bereit.',
  reload: 'Neu laden',
  later: 'Später',
  changes: 'Neuerungen',
} satisfies InstallationMessages
