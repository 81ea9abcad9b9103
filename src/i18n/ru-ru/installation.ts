import type { InstallationMessages } from '../messages/installation.ts'

export const ruRU = {
  heading: 'Установить Matinee',
  note: 'В отдельном окне и со значком среди других приложений. Списки останутся прежними.',
  install: 'Установить',
  newVersion: 'Готова новая версия Matinee.',
  reload: 'Перезагрузить',
  later: 'Позже',
  changes: 'Что нового',
} satisfies InstallationMessages
