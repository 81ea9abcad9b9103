import type { InstallationMessages } from '../messages/installation.ts'

export const esES = {
  heading: 'Instalar Matinee',
  note: 'En su propia ventana y con un icono junto a tus otras aplicaciones. Tus listas no cambian.',
  install: 'Instalar',
  newVersion: 'Hay una nueva versión de Matinee lista.',
  reload: 'Recargar',
  later: 'Más tarde',
  changes: 'Novedades',
} satisfies InstallationMessages
