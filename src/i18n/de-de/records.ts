import type { RecordsMessages } from '../messages/records.ts'

export const deDE = {
  restored: 'Deine Daten wurden aus einer Sicherungskopie in diesem Browser wiederhergestellt.',
  readOnly:
    'Diese Daten stammen von einer neueren Version von Matinee. Du kannst sie hier ansehen. Lade neu, um sie zu ändern.',
  readOnlyEmpty: 'Deine Listen stammen von einer neueren Version von Matinee. Lade neu, um sie zu sehen.',
  storageBlocked: 'Dieser Browser blockiert den Speicher: Änderungen bleiben nur erhalten, bis du die Seite verlässt.',
  localStorageBlocked:
    'Dieser Browser blockiert den lokalen Speicher: Änderungen werden nur in seiner Datenbank gespeichert.',
  databaseBlocked: 'Dieser Browser blockiert seine Datenbank: Änderungen werden nur im lokalen Speicher gespeichert.',
  localStorageStuck:
    'Dieser Browser speichert nicht mehr im lokalen Speicher: Änderungen werden nur in seiner Datenbank gespeichert.',
  localStorageFull:
    'Deine Listen sind zu groß für den lokalen Speicher: Sie werden nur in der Datenbank dieses Browsers gespeichert.',
  listsOutOfReach:
    'Deine Listen liegen in der Datenbank dieses Browsers, und die antwortet nicht. Versuche es noch einmal oder starte den Browser neu.',
  listsLost: 'Deine Listen lagen in der Datenbank dieses Browsers, und die ist leer. Importiere eine Sicherung.',
  unreadable:
    'Ein Teil deiner gespeicherten Daten war nicht lesbar. Alles andere ist da; der unlesbare Teil wurde in diesem Browser beiseitegelegt.',
  refused: 'Der Browser hat deine letzte Änderung nicht gespeichert. Vielleicht ist sein Speicher voll.',
  discardDraft: 'Entwurf verwerfen',
  changedMeanwhile: 'Inzwischen geändert:',
  dismiss: 'Meldung schließen',
  importBackup: 'Sicherung importieren',
  startEmpty: 'Leer anfangen',
  reload: 'Neu laden',
  export: 'Daten exportieren',
} satisfies RecordsMessages
