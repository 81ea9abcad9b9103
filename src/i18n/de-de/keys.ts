import type { KeysMessages } from '../messages/keys.ts'

export const deDE = {
  title: 'Tastenkürzel',
  search: 'Nach einem Film suchen',
  choose: 'Zwischen den Ergebnissen wechseln und eins öffnen',
  close: 'Oberstes Fenster schließen',
  undo: 'Die letzten Änderungen rückgängig machen, bis zu zehn',
  redo: 'Rückgängig Gemachtes wiederholen',
  list: 'Tastenkürzel anzeigen',
  canBeOff: 'Die Tastenkürzel / und ? lassen sich in den Einstellungen abschalten.',
  areOff: 'Die Tastenkürzel / und ? sind in den Einstellungen abgeschaltet.',
  closeList: 'Schließen',
  control: 'Strg',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
