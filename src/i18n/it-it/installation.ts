import type { InstallationMessages } from '../messages/installation.ts'

export const itIT = {
  heading: 'Installa Matinee',
  note: 'In una finestra tutta sua, con un’icona accanto alle altre app. Le tue liste restano le stesse.',
  install: 'Installa',
  newVersion: 'È pronta una nuova versione di Matinee.',
  reload: 'Ricarica',
  later: 'Più tardi',
  changes: 'Novità',
} satisfies InstallationMessages
