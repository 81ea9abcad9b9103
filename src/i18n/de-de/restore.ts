import type { RestoreMessages } from '../messages/restore.ts'

export const deDE = {
  heading: 'Wiederherstellungs\u00adpunkte',
  note: 'Kopien deiner Daten in diesem Browser: einmal am Tag, wenn sich etwas geändert hat, und bevor ein Import oder eine Wiederherstellung etwas ersetzt. Sie enthalten alles außer deinem API-Schlüssel.',
  show: 'Punkte anzeigen',
  listing: 'Wiederherstellungspunkte werden gesucht …',
  none: 'Noch keine. Der erste entsteht, wenn du Matinee das nächste Mal öffnest oder deine Listen ersetzt.',
  unavailable: 'Dein Browser gibt Matinee keine Datenbank, deshalb gibt es hier keine Wiederherstellungspunkte.',
  reasons: {
    daily: 'Täglich',
    import: 'Vor einem Import',
    joining: 'Vor dem Verbinden mit einem anderen Gerät',
    restore: 'Vor einer Wiederherstellung',
    removals: 'Vor Löschungen durch ein anderes Gerät',
  },
  comparing: 'Wird mit deinen Daten verglichen …',
  same: 'Seitdem hat sich nichts geändert.',
  differences: 'Verglichen mit jetzt',
  changes: { added: 'Fehlt jetzt', replaced: 'Geändert', removed: 'Neu' },
  settings: (fields) => `Seitdem geänderte Einstellungen: ${fields}`,
  all: 'Alles wiederherstellen',
  missing: 'Nur Fehlendes wiederherstellen',
  hint: 'In beiden Fällen entsteht vorher ein Wiederherstellungspunkt deiner jetzigen Daten.',
  unreadable: 'Dieser Wiederherstellungspunkt lässt sich nicht lesen. Er ist beschädigt oder nicht mehr da.',
  question: (date) =>
    `Deine Daten werden wieder, wie sie am ${date} waren. Was du seitdem hinzugefügt hast, wird entfernt, und was du geändert hast, wird zurückgesetzt.`,
  cancel: 'Abbrechen',
  restoring: 'Wird wiederhergestellt …',
  unprotected: 'Kein Platz für einen Wiederherstellungspunkt',
  unprotectedHint:
    'Dein Browser kann deine jetzigen Daten nicht aufbewahren. Sichere sie als Datei, dann geht es weiter.',
  backup: 'Sichern und fortfahren',
  refused: 'Der Browser hat die wiederhergestellten Daten nicht gespeichert. Alles ist, wie es war.',
  done: {
    title: 'Daten wiederhergestellt',
    everything: 'Deine Daten sind wieder wie damals',
    missing: 'Was fehlte, ist wieder da',
  },
  undoFailed: 'Die Wiederherstellung konnte nicht rückgängig gemacht werden. Bitte versuche es noch einmal.',
} satisfies RestoreMessages
