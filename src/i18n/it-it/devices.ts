import type { DevicesMessages } from '../messages/devices.ts'
import { megabytes, number } from './grammar.ts'

export const itIT = {
  heading: 'I tuoi dispositivi',
  note: 'Porta la tua raccolta sugli altri dispositivi, con un file o una cartella condivisa. Nulla lascia questo browser finché non lo decidi tu.',
  noDatabase:
    'In questo browser Matinee non ha un database, quindi qui non si possono unire i file di altri dispositivi. Esportazione e importazione funzionano comunque.',
  name: 'Nome di questo dispositivo',
  nameHint: 'Gli altri dispositivi lo mostrano quando ricevono un file da qui.',
  sendHint: 'Crea un file con tutto: liste, cronologia, voti, note e impostazioni.',
  send: 'Invia a un altro dispositivo',
  receiveHint:
    'Unisce il file di un altro dispositivo a ciò che c’è qui. File persi, vecchi o ripetuti non fanno danni.',
  receive: 'Ricevi',
  reveals: {
    title: 'Chi può leggere il file',
    open: 'Chi ottiene il file può leggere liste, cronologia, voti, note e impostazioni. La tua chiave API non c’è mai.',
    sealed:
      'Sigillato con una passphrase, lo legge solo chi la conosce. Nome, dimensione e data restano visibili. Solo un file sigillato può contenere la tua chiave API, e solo se lo vuoi.',
  },
  cancel: 'Annulla',
  close: 'Fine',
  sending: {
    title: 'Invia a un altro dispositivo',
    seal: 'Sigilla il file con una passphrase',
    sealHint: 'Altrimenti chiunque lo ottenga può leggerlo.',
    passphrase: 'Passphrase',
    passphraseHint: 'Almeno 8 caratteri. L’altro dispositivo la chiederà, e nessuno può recuperarla.',
    show: 'Mostra la passphrase',
    hide: 'Nascondi la passphrase',
    key: 'Includi la mia chiave API',
    keyHint: 'Il dispositivo che riceve il file userà la tua chiave.',
    confirm: 'Crea il file',
    writing: 'Creazione del file...',
    failed: 'Non siamo riusciti a creare il file. Riprova.',
    ready: (file: string) => `${file} è pronto.`,
    share: 'Condividi il file',
    download: 'Scarica il file',
    notShared: 'Il browser non è riuscito a condividere il file. Scaricalo invece.',
    next: (file: string) => `Porta ${file} sull’altro dispositivo. Lì apri le impostazioni e scegli “Ricevi”.`,
  },
  reading: 'Apertura del file...',
  restorePoint: 'Creazione di un punto di ripristino...',
  merging: 'Unione in corso...',
  undoing: 'Annullamento...',
  from: (device: string, date: string) => `Da ${device}, ${date}`,
  clock: (amount: string) =>
    `L’orologio di quel dispositivo è avanti: ${amount}. Le sue modifiche possono prevalere su altre successive fatte qui.`,
  sealed: {
    title: 'File sigillato',
    question: 'Inserisci la passphrase con cui è stato sigillato questo file.',
    wrong: 'Questa passphrase non apre il file.',
    open: 'Apri il file',
  },
  joining: {
    title: 'Unirsi a questa raccolta?',
    note: 'Questo file viene da una raccolta a cui questo browser non si è ancora unito. Decidi che cosa succede a entrambe. Prima creeremo un punto di ripristino.',
    table: 'Voci',
    onlyHere: 'Solo qui',
    onlyThere: 'Solo nel file',
    same: 'In entrambi, uguali',
    differing: 'In entrambi, diverse',
    legend: 'Che cosa fare?',
    choices: {
      join: { name: 'Unisci', hint: 'Tiene tutto di entrambe. Dove differiscono vince l’ultima modifica.' },
      'take theirs': {
        name: 'Prendi l’altra',
        hint: 'Rende questo browser una copia del file. Ciò che è solo qui viene rimosso da questo browser.',
      },
      'replace theirs': {
        name: 'Sostituisci l’altra',
        hint: 'Tiene ciò che è qui. Ciò che è solo là viene rimosso quando quel dispositivo riceve il tuo prossimo file.',
      },
    },
    sameNames: 'Unisci le collezioni con lo stesso nome',
  },
  consent: {
    title: 'Rimuovere così tanto?',
    note: 'Tutto il resto del file viene unito in ogni caso.',
    amount: (count: number) => `Voci presenti qui che il file rimuove: ${number(count)}`,
    legend: 'Che cosa fare delle rimozioni?',
    choices: {
      apply: { name: 'Rimuovi anche qui', hint: 'Prima creeremo un punto di ripristino.' },
      'keep mine': {
        name: 'Tieni le mie',
        hint: 'Restano qui e tornano sugli altri dispositivi con il tuo prossimo file.',
      },
      later: { name: 'Decidi più tardi', hint: 'Per ora restano qui. Il prossimo file lo chiederà di nuovo.' },
    },
    confirm: 'Continua',
  },
  stopped: {
    title: 'Nessuno spazio per un punto di ripristino',
    note: 'Il browser non è riuscito a tenere una copia dei tuoi dati attuali. Non è cambiato nulla. Per continuare senza, scarica prima un backup.',
    download: 'Scarica un backup',
    confirm: 'Continua senza',
  },
  merged: {
    title: 'File unito',
    added: (count: number) => `Aggiunte: ${number(count)}`,
    changed: (count: number) => `Modificate: ${number(count)}`,
    removed: (count: number) => `Rimosse: ${number(count)}`,
    nothing: 'Questo browser aveva già tutto ciò che c’è nel file.',
    waiting: (count: number) =>
      `Rimozioni in attesa di una tua decisione: ${number(count)}. Il prossimo file lo chiederà di nuovo.`,
    undo: 'Annulla l’unione',
    undoHint: 'Torna indietro solo questo browser. Lascia la raccolta comune finché non ricevi un altro file.',
    undone: 'I tuoi dati sono di nuovo com’erano prima del file.',
    undoFailed: 'Non siamo riusciti ad annullare l’unione. Riprova.',
  },
  problems: {
    'not an exchange file': 'Questo file non viene da “Invia a un altro dispositivo”.',
    damaged: 'Questo file è danneggiato: è stato tagliato o modificato lungo la strada. Invialo di nuovo.',
    hostile: 'Questo file contiene voci che nessuna versione di Matinee scrive. Non è stato unito nulla.',
    'not readable': 'Il browser non è riuscito a leggere il file. Sceglilo di nuovo.',
    failed: 'Qualcosa è andato storto e il file non è stato unito. Non è cambiato nulla.',
    'no passphrase': 'Questo file è sigillato. Sceglilo di nuovo e inserisci la sua passphrase.',
    'wrong passphrase': 'Questa passphrase non apre il file.',
    'no space': 'Il browser non ha spazio per i dati uniti. Non è cambiato nulla.',
    'no database': 'Senza database, questo browser non può unire file.',
    tooLarge: (size: number) => `Questo file è troppo grande: ${megabytes(size)}.`,
    newer:
      'Questo file è stato creato da una versione più recente di Matinee. Ricarica la pagina per aggiornare, poi ricevilo di nuovo.',
  },
  scope: {
    legend: 'Dove?',
    choices: {
      here: {
        name: 'Solo qui',
        hint: 'Gli altri dispositivi tengono i loro dati. Questo browser lascia la raccolta comune finché non vi si unisce di nuovo con un file o una cartella.',
      },
      everywhere: {
        name: 'Su tutti i dispositivi',
        hint: 'Gli altri dispositivi si adeguano con la cartella condivisa o quando ricevono il tuo prossimo file.',
      },
    },
  },
} satisfies DevicesMessages
