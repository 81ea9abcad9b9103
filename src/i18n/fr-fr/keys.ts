import type { KeysMessages } from '../messages/keys.ts'

export const frFR = {
  title: 'Raccourcis clavier',
  search: 'Rechercher un film',
  choose: 'Parcourir les résultats et en ouvrir un',
  close: 'Fermer la fenêtre au premier plan',
  undo: 'Annuler les dernières modifications, dix au plus',
  redo: 'Rétablir ce qui a été annulé',
  list: 'Afficher les raccourcis clavier',
  canBeOff: 'Les raccourcis / et\u00a0? peuvent être désactivés dans les paramètres.',
  areOff: 'Les raccourcis / et\u00a0? sont désactivés dans les paramètres.',
  closeList: 'Fermer',
  control: 'Ctrl',
  enter: 'Entrée',
  escape: 'Échap',
} satisfies KeysMessages
