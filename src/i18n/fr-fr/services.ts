import type { ServicesMessages } from '../messages/services.ts'
import { number, plural } from './grammar.ts'

export const frFR = {
  hint: 'Les films de vos listes affichent le nom d’une plateforme où vous pouvez les regarder sans supplément\u00a0: par abonnement, gratuitement ou avec publicité. La location et l’achat ne comptent pas.',
  filter: 'Où regarder',
  anywhere: 'N’importe où',
  mine: 'Sur mes plateformes',
  on: (names) => `Sur ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} film pas encore vérifié`,
      many: `${number(count)} de films pas encore vérifiés`,
      other: `${number(count)} films pas encore vérifiés`,
    }),
  oldest: (age) => `Information la plus ancienne : ${age}`,
  lastChecked: (age) => `Dernière vérification\u00a0: ${age}`,
  notChecked: 'Pas encore vérifié',
  choose: 'Mes plateformes',
  noneChosen: 'Voyez lesquels de vos films sont sur vos plateformes.',
  paused: 'La vérification est en pause pour économiser les données.',
  waiting: 'La vérification reprendra dès que vous serez de nouveau en ligne.',
  failed: 'TMDB n’a pas répondu.',
  resume: 'Vérifier maintenant',
} satisfies ServicesMessages
