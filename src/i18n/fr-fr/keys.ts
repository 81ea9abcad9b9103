import type { KeysMessages } from '../messages/keys.ts'

export const frFR = {
  title: 'Raccourcis clavier',
  search: 'Rechercher un film',
  choose: 'Parcourir les résultats et en ouvrir un',
  posters: 'Passer d’une affiche à l’autre',
  close: 'Fermer la fenêtre au premier plan',
  undo: 'Annuler les dernières modifications, dix au plus',
  redo: 'Rétablir ce qui a été annulé',
  list: 'Afficher les raccourcis clavier',
  watched: 'Marquer comme vu, ou comme non vu',
  add: 'Ajouter à la watchlist',
  rate: { 'half-stars': 'Noter : 1 vaut une demi-étoile, 0 en vaut cinq', ten: 'Noter de 1 à 10 (0 vaut 10)' },
  log: 'Ajouter un visionnage',
  open: 'Ouvrir le film',
  canBeOff: 'Les raccourcis à une seule touche peuvent être désactivés dans les paramètres.',
  areOff: 'Les raccourcis à une seule touche sont désactivés dans les paramètres.',
  closeList: 'Fermer',
  control: 'Ctrl',
  enter: 'Entrée',
  escape: 'Échap',
} satisfies KeysMessages
