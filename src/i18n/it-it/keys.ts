import type { KeysMessages } from '../messages/keys.ts'

export const itIT = {
  title: 'Scorciatoie da tastiera',
  search: 'Cerca un film',
  choose: 'Scorri i risultati e aprine uno',
  close: 'Chiudi la finestra in primo piano',
  undo: 'Annulla le ultime modifiche, fino a dieci',
  redo: 'Ripristina ciò che hai annullato',
  list: 'Mostra le scorciatoie da tastiera',
  canBeOff: 'Le scorciatoie / e ? si possono disattivare nelle impostazioni.',
  areOff: 'Le scorciatoie / e ? sono disattivate nelle impostazioni.',
  closeList: 'Chiudi',
  control: 'Ctrl',
  enter: 'Invio',
  escape: 'Esc',
} satisfies KeysMessages
