import type { ListViewMessages } from '../messages/list-view.ts'
import { number, quoted } from './grammar.ts'

export const frFR: ListViewMessages = {
  title: 'Tri et affichage',
  close: 'Fermer',
  density: 'Affichage',
  densities: { posters: 'Affiches', small: 'Petites affiches', rows: 'Lignes' },
  shuffle: 'Mélanger',
  arrange: 'Réorganiser',
  done: 'Terminé',
  arrangeHint:
    'Faites glisser un film à sa place. Au clavier : Espace le saisit, les flèches le déplacent, Espace le dépose, Échap le remet à sa place.',
  arrangeTouchHint: 'Appuyez longuement sur un film, puis faites-le glisser à sa place.',
  grab: 'film déplaçable',
  lifted: (title, place, all) => `${quoted(title)} saisi : place ${number(place)} sur ${number(all)}.`,
  moved: (title, place, all) => `${quoted(title)} : place ${number(place)} sur ${number(all)}.`,
  dropped: (title, place, all) => `${quoted(title)} est maintenant à la place ${number(place)} sur ${number(all)}.`,
  cancelled: (title, place) => `${quoted(title)} est de retour à la place ${number(place)}.`,
  orderChanged: 'Ordre modifié',
  orderChangedText: (title, place) => `${quoted(title)} est maintenant à la place ${number(place)}.`,
  refused: 'Impossible de modifier l’ordre.',
  cover: 'Couverture',
  automatic: 'Les derniers films',
  coverOf: (title) => `Couverture : ${quoted(title)}`,
  added: (date) => `Ajouté le ${date}`,
}
