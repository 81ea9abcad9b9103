import type { RestoreMessages } from '../messages/restore.ts'
import { number, plural } from './grammar.ts'

export const itIT = {
  heading: 'Punti di ripristino',
  note: 'Copie dei tuoi dati in questo browser: una al giorno se qualcosa è cambiato, e prima che un’importazione o un ripristino sostituisca qualcosa. Contengono tutto tranne la tua chiave API.',
  show: 'Mostra i punti di ripristino',
  listing: 'Ricerca dei punti di ripristino...',
  none: 'Ancora nessuno. Il primo viene creato alla prossima apertura di Matinee, o prima di sostituire le tue liste.',
  unavailable: 'Il browser non dà a Matinee un database, quindi non possono esserci punti di ripristino.',
  reasons: {
    daily: 'Giornaliero',
    import: 'Prima di un’importazione',
    joining: 'Prima di unire un altro dispositivo',
    restore: 'Prima di un ripristino',
    removals: 'Prima di eliminazioni da un altro dispositivo',
  },
  comparing: 'Confronto con i tuoi dati...',
  same: 'Da allora non è cambiato nulla.',
  differences: 'Rispetto a ora',
  changes: { added: 'Manca ora', replaced: 'Cambiato', removed: 'Nuovo' },
  settings: (fields) => `Impostazioni cambiate da allora: ${fields}`,
  all: 'Ripristina tutto',
  missing: 'Ripristina solo ciò che manca',
  hint: 'In entrambi i casi, prima viene salvato un punto di ripristino dei dati attuali.',
  unreadable: 'Impossibile leggere questo punto di ripristino. Potrebbe essere danneggiato o non esistere più.',
  question: (date) =>
    `I tuoi dati tornano com’erano il ${date}. Ciò che hai aggiunto da allora viene tolto e ciò che hai cambiato torna com’era.`,
  cancel: 'Annulla',
  restoring: 'Ripristino...',
  unprotected: 'Non c’è spazio per un punto di ripristino',
  unprotectedHint: 'Il browser non può conservare i dati attuali. Salvali in un file di backup, poi continua.',
  backup: 'Salva un backup e continua',
  refused: 'Il browser ha rifiutato di salvare i dati ripristinati. Non è cambiato nulla.',
  done: {
    title: 'Dati ripristinati',
    everything: 'I tuoi dati sono di nuovo quelli di allora',
    missing: 'Ciò che mancava è tornato',
  },
  undoFailed: 'Impossibile annullare il ripristino. Riprova.',
  lastCopy: (age) => `Ultima copia: ${age}`,
  noCopy: 'Non hai nessuna copia fuori da questo browser.',
  reminder: (changes) =>
    plural(changes, {
      one: `${number(changes)} modifica è solo in questo browser.`,
      many: `${number(changes)} di modifiche sono solo in questo browser.`,
      other: `${number(changes)} modifiche sono solo in questo browser.`,
    }),
  clearedAfterAWeek:
    'Le cancella dopo una settimana senza visite, a meno che tu non installi Matinee. Una copia è al sicuro.',
  saveCopy: 'Salva una copia',
  dismiss: 'Non ricordarmelo più',
} satisfies RestoreMessages
