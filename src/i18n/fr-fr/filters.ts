import type { FiltersMessages } from '../messages/filters.ts'
import { number, plural } from './grammar.ts'

export const frFR = {
  genres: 'Genres',
  modes: { any: 'Au moins un', all: 'Tous à la fois' },
  year: 'Année de sortie',
  runtime: 'Durée',
  from: 'De',
  to: 'À',
  any: 'Indifférent',
  both: 'Voulu par les deux',
  allMovies: 'Tous les films',
  tabs: 'Filtres enregistrés',
  all: 'Tous',
  save: 'Créer un onglet',
  saveTitle: 'Enregistrer ces filtres comme onglet',
  saveHint: 'L’onglet conserve les filtres et le tri.',
  shared: 'Il apparaît dans toutes les collections.',
  name: 'Nom',
  example: 'p. ex. Comédies courtes',
  nameTaken: 'Un onglet porte déjà ce nom.',
  confirm: 'Enregistrer',
  update: 'Enregistrer les modifications',
  edit: 'Modifier l’onglet',
  moveLeft: 'Déplacer à gauche',
  moveRight: 'Déplacer à droite',
  position: (place, count) => `Onglet ${number(place)} sur ${number(count)}`,
  delete: 'Supprimer l’onglet',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `La durée de ${number(count)} film n’est pas encore connue.`,
      many: `La durée de ${number(count)} de films n’est pas encore connue.`,
      other: `La durée de ${number(count)} films n’est pas encore connue.`,
    }),
  toasts: {
    saved: 'Onglet enregistré',
    renamed: 'Onglet renommé',
    updated: 'Onglet mis à jour',
    moved: 'Onglet déplacé',
    deleted: 'Onglet supprimé',
    failed: 'Impossible d’enregistrer la modification',
  },
} satisfies FiltersMessages
