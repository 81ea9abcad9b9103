import type { HiddenMessages } from '../messages/hidden.ts'
import { number, plural, quoted } from './grammar.ts'

export const frFR = {
  name: 'Pas pour moi',
  named: (title) => `Pas pour moi\u00a0: ${title}`,
  hint: 'Ces films ne vous sont plus proposés\u00a0: ni à l’accueil, ni dans «\u00a0Découvrir\u00a0», ni parmi les films similaires, ni dans «\u00a0Ce soir\u00a0». La recherche les trouve toujours.',
  empty:
    'Vous n’avez écarté aucun film. Le bouton «\u00a0Pas pour moi\u00a0» se trouve sous les affiches, sur la fiche de chaque film et sur la page «\u00a0Ce soir\u00a0».',
  unhide: 'Rétablir',
  unhideNamed: (title) => `Rétablir\u00a0: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Afficher ${number(count)} film`,
      many: `Afficher les ${number(count)} films`,
      other: `Afficher les ${number(count)} films`,
    }),
  toasts: {
    hide: {
      title: 'Film écarté',
      description: (title) => `${quoted(title)} ne vous sera plus proposé.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} film ne vous sera plus proposé.`,
          many: `${number(count)} films ne vous seront plus proposés.`,
          other: `${number(count)} films ne vous seront plus proposés.`,
        }),
    },
    unhide: {
      title: 'Film rétabli',
      description: (title) => `${quoted(title)} peut de nouveau vous être proposé.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} film peut de nouveau vous être proposé.`,
          many: `${number(count)} films peuvent de nouveau vous être proposés.`,
          other: `${number(count)} films peuvent de nouveau vous être proposés.`,
        }),
    },
    failed: 'Le navigateur n’a pas pu enregistrer. Son espace de stockage est peut-être saturé.',
  },
} satisfies HiddenMessages
