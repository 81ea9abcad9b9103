import { number, plural } from '../grammar/it-it.ts'
import type { ServicesMessages } from './messages.ts'

export const itIT = {
  hint: 'I film delle tue liste che puoi vedere lì senza costi aggiuntivi mostrano il nome della piattaforma. Contano l’abbonamento, il gratis e il gratis con pubblicità; il noleggio e l’acquisto no.',
  filter: 'Dove vedere',
  anywhere: 'Ovunque',
  mine: 'Sulle mie piattaforme',
  on: (names) => `Su ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} film non ancora controllato`,
      many: `${number(count)} di film non ancora controllati`,
      other: `${number(count)} film non ancora controllati`,
    }),
  oldest: (age) => `Informazione meno recente: ${age}`,
  lastChecked: (age) => `Ultimo controllo: ${age}`,
  notChecked: 'Non ancora controllato',
  choose: 'Scegli le mie piattaforme',
  noneChosen: 'Scopri quali dei tuoi film sono sulle tue piattaforme.',
  paused: 'Il controllo è in pausa per risparmiare dati.',
  waiting: 'Il controllo è in attesa di una connessione.',
  failed: 'TMDB non ha risposto.',
  resume: 'Controlla ora',
} satisfies ServicesMessages
