import type { KeysMessages } from '../messages/keys.ts'

export const deDE = {
  title: 'Tastenkürzel',
  search: 'Nach einem Film suchen',
  choose: 'Zwischen den Ergebnissen wechseln und eins öffnen',
  posters: 'Zwischen Postern wechseln',
  close: 'Oberstes Fenster schließen',
  undo: 'Die letzten Änderungen rückgängig machen, bis zu zehn',
  redo: 'Rückgängig Gemachtes wiederholen',
  list: 'Tastenkürzel anzeigen',
  watched: 'Als gesehen markieren, oder als ungesehen',
  add: 'Zur Watchlist hinzufügen',
  rate: { 'half-stars': 'Bewerten: 1 ist ein halber Stern, 0 sind fünf', ten: 'Von 1 bis 10 bewerten (0 ist 10)' },
  log: 'Sichtung eintragen',
  open: 'Film öffnen',
  canBeOff: 'Tastenkürzel mit einer Taste lassen sich in den Einstellungen abschalten.',
  areOff: 'Tastenkürzel mit einer Taste sind in den Einstellungen abgeschaltet.',
  closeList: 'Schließen',
  control: 'Strg',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
