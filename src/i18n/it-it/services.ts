import type { ServicesMessages } from '../messages/services.ts'
import { number, plural } from './grammar.ts'

export const itIT = {
  hint: 'I film delle tue liste mostrano il nome di una piattaforma su cui puoi vederli senza costi aggiuntivi: in abbonamento, gratis o con pubblicità. Il noleggio e l’acquisto non contano.',
  filter: 'Dove vederli',
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
  choose: 'Le mie piattaforme',
  noneChosen: 'Scopri quali dei tuoi film sono sulle tue piattaforme.',
  paused: 'Il controllo è in pausa per risparmiare dati.',
  waiting: 'Il controllo riprenderà appena tornerai online.',
  failed: 'TMDB non ha risposto.',
  resume: 'Controlla ora',
} satisfies ServicesMessages
