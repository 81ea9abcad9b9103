import type { HiddenMessages } from '../messages/hidden.ts'
import { number, plural, quoted } from './grammar.ts'

export const itIT = {
  name: 'Non fa per me',
  named: (title) => `Non fa per me: ${title}`,
  hint: 'Questi film non ti vengono proposti: né nella home, né in “Scopri”, né tra quelli simili, né in “Stasera”. La ricerca li trova ancora.',
  empty:
    'Non hai scartato nessun film. Il pulsante “Non fa per me” è sotto le locandine, nella scheda di ogni film e nella pagina “Stasera”.',
  unhide: 'Recupera',
  unhideNamed: (title) => `Recupera: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Mostra ${number(count)} film`,
      many: `Mostra tutti i ${number(count)} film`,
      other: `Mostra tutti i ${number(count)} film`,
    }),
  toasts: {
    hide: {
      title: 'Scartato',
      description: (title) => `${quoted(title)} non ti verrà più proposto.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} film non ti verrà più proposto.`,
          many: `${number(count)} film non ti verranno più proposti.`,
          other: `${number(count)} film non ti verranno più proposti.`,
        }),
    },
    unhide: {
      title: 'Recuperato',
      description: (title) => `${quoted(title)} può esserti proposto di nuovo.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} film può esserti proposto di nuovo.`,
          many: `${number(count)} film possono esserti proposti di nuovo.`,
          other: `${number(count)} film possono esserti proposti di nuovo.`,
        }),
    },
    failed: 'Il browser non è riuscito a salvare. Forse il suo spazio di archiviazione è pieno.',
  },
} satisfies HiddenMessages
