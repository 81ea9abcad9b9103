import type { RecordsMessages } from '../messages/records.ts'

export const itIT = {
  restored: 'I tuoi dati sono stati ripristinati da una copia di backup in questo browser.',
  readOnly:
    'Questi dati provengono da una versione più recente di Matinee. Qui puoi consultarli. Ricarica la pagina per modificarli.',
  readOnlyEmpty: 'Le tue liste provengono da una versione più recente di Matinee. Ricarica la pagina per vederle.',
  storageBlocked: 'Questo browser blocca l’archiviazione: le modifiche vengono conservate solo finché non esci.',
  localStorageBlocked:
    'Questo browser blocca l’archiviazione locale: le modifiche vengono salvate solo nel suo database.',
  databaseBlocked:
    'Questo browser blocca il proprio database: le modifiche vengono salvate solo nell’archiviazione locale.',
  localStorageStuck:
    'Questo browser non salva più nell’archiviazione locale: le modifiche vengono salvate solo nel suo database.',
  localStorageFull:
    'Le tue liste non entrano più nell’archiviazione locale: vengono salvate solo nel database di questo browser.',
  listsOutOfReach: 'Le tue liste sono nel database di questo browser, che non risponde. Riprova o riavvia il browser.',
  listsLost: 'Le tue liste erano nel database di questo browser, che ora è vuoto. Importa un backup.',
  unreadable:
    'Una parte dei tuoi dati salvati non è leggibile. Tutto il resto è qui; la parte illeggibile è stata messa da parte in questo browser.',
  refused: 'Il browser ha rifiutato di salvare la tua ultima modifica. Forse il suo spazio di archiviazione è pieno.',
  discardDraft: 'Elimina bozza',
  changedMeanwhile: 'Modificato nel frattempo:',
  dismiss: 'Chiudi il messaggio',
  importBackup: 'Importa un backup',
  startEmpty: 'Ricomincia da zero',
  reload: 'Ricarica',
  export: 'Esporta dati',
} satisfies RecordsMessages
