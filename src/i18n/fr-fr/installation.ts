import type { InstallationMessages } from '../messages/installation.ts'

export const frFR = {
  heading: 'Installer Matinee',
  note: 'Dans sa propre fenêtre, avec une icône à côté de vos autres applications. Vos listes restent les mêmes.',
  install: 'Installer',
  newVersion: 'Une nouvelle version de Matinee est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
  changes: 'Nouveautés',
} satisfies InstallationMessages
