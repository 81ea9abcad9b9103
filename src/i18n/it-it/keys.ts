import type { KeysMessages } from '../messages/keys.ts'

export const itIT = {
  title: 'Scorciatoie da tastiera',
  search: 'Cerca un film',
  choose: 'Scorri i risultati e aprine uno',
  posters: 'Spostarsi tra le locandine',
  close: 'Chiudi la finestra in primo piano',
  undo: 'Annulla le ultime modifiche, fino a dieci',
  redo: 'Ripristina ciò che hai annullato',
  list: 'Mostra le scorciatoie da tastiera',
  watched: 'Segna come visto, o come non visto',
  add: 'Aggiungi alla watchlist',
  rate: { 'half-stars': 'Dai un voto: 1 vale mezza stella, 0 cinque', ten: 'Dai un voto da 1 a 10 (0 vale 10)' },
  log: 'Registra una visione',
  open: 'Apri il film',
  canBeOff: 'Le scorciatoie con un solo tasto si possono disattivare nelle impostazioni.',
  areOff: 'Le scorciatoie con un solo tasto sono disattivate nelle impostazioni.',
  closeList: 'Chiudi',
  control: 'Ctrl',
  enter: 'Invio',
  escape: 'Esc',
} satisfies KeysMessages
