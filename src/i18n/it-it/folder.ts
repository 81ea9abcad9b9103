import type { FolderMessages } from '../messages/folder.ts'
import { number, plural } from './grammar.ts'

export const itIT = {
  heading: 'Cartella condivisa',
  intro:
    'Una cartella che il tuo cloud porta con sé tiene insieme i tuoi dispositivi da sola: Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive o Dropbox. Senza account da noi, senza un nostro server.',
  connect: 'Collega cartella',
  unsupported:
    'Questo browser non permette alle pagine di usare cartelle. Chrome, Edge e affini sì, su computer e su Android. Qui un file fa lo stesso a mano: invialo e ricevilo qui sotto.',
  connecting: {
    title: 'Collega una cartella',
    carried:
      'Scegli una cartella che il tuo cloud porta sugli altri dispositivi e collega lì la stessa. Matinee vi crea una cartella «matinee».',
    written:
      'Da quel momento ogni modifica vi viene scritta poco dopo, e ciò che hanno scritto gli altri dispositivi viene unito qui. La tua raccolta resta anche in questo browser.',
    visible:
      'Chi può leggere la cartella può leggere le tue liste, la cronologia, i voti, le note e le impostazioni, a meno che tu non la sigilli con una passphrase. Lo decidi subito dopo.',
    next: 'Il browser chiederà di quale cartella si tratta e se Matinee può modificarla.',
    choose: 'Scegli cartella',
    reading: 'Lettura della cartella...',
    joining: 'Unione in corso...',
    failed: 'Non è stato possibile usare questa cartella. Non è cambiato nulla. Riprova o scegline un’altra.',
  },
  sealing: {
    title: 'Sigillare la cartella?',
    seal: 'Sigillala con una passphrase',
    sealHint:
      'Così solo i tuoi dispositivi possono leggere ciò che contiene. Nomi, dimensioni e orari dei file restano visibili a chi vede la cartella.',
    passphraseHint: 'Almeno 8 caratteri. Ogni tuo dispositivo la chiede una volta, e nessuno può recuperarla.',
    key: 'Condividi la mia chiave API',
    keyHint: 'Gli altri dispositivi la useranno. Si trova solo in cartelle sigillate.',
    confirm: 'Collega',
  },
  sealed: {
    title: 'Cartella sigillata',
    question: 'Un altro dispositivo ha sigillato questa cartella. Inserisci la sua passphrase.',
    wrong: 'Questa passphrase non apre la cartella.',
    open: 'Apri cartella',
  },
  joining: {
    note: 'Questa cartella ha una raccolta a cui questo browser non si è ancora unito. Decidi cosa fare di entrambe. Prima creeremo un punto di ripristino.',
    onlyThere: 'Solo nella cartella',
    choices: {
      join: { name: 'Unisci', hint: 'Tiene tutto di entrambe. Dove differiscono vince l’ultima modifica.' },
      'take theirs': {
        name: 'Prendi l’altra',
        hint: 'Fa di questo browser una copia della cartella. Ciò che è solo qui viene rimosso da questo browser.',
      },
      'replace theirs': {
        name: 'Sostituisci l’altra',
        hint: 'Tiene ciò che è qui. Ciò che è solo lì viene rimosso dagli altri dispositivi.',
      },
    },
  },
  joined: {
    title: 'Cartella collegata',
    undo: 'Annulla il collegamento',
    undoHint: 'Torna indietro solo questo browser, e lascia la cartella. Ciò che vi ha scritto resta.',
    undone: 'I tuoi dati sono di nuovo com’erano prima della cartella, che è scollegata.',
    undoFailed: 'Non siamo riusciti ad annullare. Riprova.',
  },
  consent: {
    note: 'Tutto il resto viene unito in ogni caso.',
    amount: (count: number) => `Voci di qui che gli altri dispositivi hanno rimosso: ${number(count)}`,
    choices: {
      apply: { name: 'Rimuovi anche qui', hint: 'Prima creeremo un punto di ripristino.' },
      'keep mine': { name: 'Tieni le mie', hint: 'Restano qui e tornano sugli altri dispositivi.' },
      later: { name: 'Decidi più tardi', hint: 'Per ora restano qui, e la domanda resta nelle Impostazioni.' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `Salvato qui e in ${folder}, ${ago}`,
    savedThere: (folder: string) => `Salvato qui e in ${folder}`,
    saving: (folder: string) => `Salvataggio in ${folder}...`,
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} modifica in attesa`,
        many: `${number(count)} di modifiche in attesa`,
        other: `${number(count)} modifiche in attesa`,
      }),
    paused: 'Sincronizzazione in pausa',
    'trying again': 'Nuovo tentativo tra poco',
    'newer version': 'Qui ha scritto una versione più recente di Matinee',
  },
  hints: {
    paused: 'Finché non riprendi, non si legge e non si scrive nulla.',
    'trying again': 'Qualcosa non si è potuto leggere o scrivere. Matinee riprova da solo.',
    'newer version': 'Ricarica la pagina per aggiornarla. Fino ad allora lì non si legge e non si scrive nulla.',
  },
  needs: {
    permission: {
      line: 'Consenti di nuovo la cartella',
      hint: 'Il browser ha dimenticato che Matinee può usarla. Nulla è perso: le tue modifiche aspettano qui.',
      act: 'Consenti cartella',
    },
    'no passphrase': {
      line: 'Inserisci la passphrase',
      hint: 'La cartella è sigillata e questo browser non ne ha ancora la chiave.',
      act: 'Apri cartella',
    },
    'two keys': {
      line: 'La cartella è stata sigillata due volte',
      hint: 'Due dispositivi l’hanno sigillata separatamente. Su uno di essi scollega la cartella eliminando ciò che quel dispositivo ha scritto, poi ricollegala.',
      act: 'Riprova',
    },
    gone: {
      line: 'La cartella non c’è più',
      hint: 'Qui non è stato eliminato nulla. È stata spostata, rinominata o svuotata: rimettila a posto, oppure scollegala e collegane un’altra.',
      act: 'Riprova',
    },
    full: {
      line: 'La cartella è piena',
      hint: 'Fai spazio dove si trova la cartella. Le tue modifiche aspettano qui.',
      act: 'Riprova',
    },
    'read only': {
      line: 'La cartella non si può modificare',
      hint: 'Il sistema lascia che Matinee la legga, ma non che ci scriva. Le tue modifiche aspettano qui.',
      act: 'Riprova',
    },
    'no database': {
      line: 'Qui non c’è un database',
      hint: 'Senza database questo browser non può unire ciò che hanno scritto altri dispositivi.',
      act: 'Riprova',
    },
    'no space': {
      line: 'Non c’è spazio in questo browser',
      hint: 'Non c’è spazio per ciò che hanno scritto gli altri dispositivi. Non è cambiato nulla.',
      act: 'Riprova',
    },
    removed: {
      line: 'Questo dispositivo è stato rimosso',
      hint: 'Un altro dispositivo l’ha rimosso dalla cartella. Ciò che hai modificato qui resta: unisciti di nuovo per condividerlo.',
      act: 'Unisciti di nuovo',
    },
    'other library': {
      line: 'Nella cartella c’è un’altra raccolta',
      hint: 'I suoi file sono di una raccolta a cui questo browser non si è unito. Nulla è stato unito.',
      act: 'Unisciti',
    },
    removals: {
      line: 'Alcune rimozioni ti aspettano',
      hint: 'Gli altri dispositivi hanno rimosso così tanto che potrebbe essere un errore. Tutto il resto continua.',
      act: 'Decidi',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device} sta ancora caricando`,
    unreadable: (device: string) => `${device}: un file non è leggibile e viene ignorato`,
    'not sealed': (device: string) => `${device}: un file non è sigillato e viene ignorato`,
    'unknown key': (device: string) => `${device}: un file è stato sigillato con un’altra chiave e viene ignorato`,
    someDevice: 'Un altro dispositivo',
  },
  devices: {
    title: 'Dispositivi nella cartella',
    here: 'Questo dispositivo',
    seen: (date: string) => `Visto l’ultima volta: ${date}`,
    unseen: 'Non ancora visto',
    waiting: (count: number) => `File in arrivo: ${number(count)}`,
    held: 'Alcune rimozioni attendono la tua decisione',
    remove: 'Rimuovi',
    removeNamed: (device: string) => `Rimuovi ${device}`,
    removing: {
      title: (device: string) => `Rimuovere ${device}?`,
      note: 'Ciò che ha modificato resta sugli altri dispositivi. Se torna, si ferma e chiede di unirsi di nuovo.',
      confirm: 'Rimuovi dispositivo',
    },
  },
  passphrase: {
    act: 'Cambia passphrase',
    title: 'Cambia la passphrase',
    note: 'I dispositivi collegati continuano senza chiedere nulla. La passphrase attuale apre ancora la cartella a chi la conosce: per escludere qualcuno, collega una nuova cartella.',
    before: 'Passphrase attuale',
    after: 'Nuova passphrase',
    confirm: 'Cambia',
    wrong: 'Questa non è la passphrase attuale.',
    failed: 'Non siamo riusciti a cambiare la passphrase. Riprova.',
    changed: 'D’ora in poi anche la nuova passphrase apre la cartella.',
  },
  syncNow: 'Sincronizza ora',
  pause: 'Metti in pausa',
  resume: 'Riprendi',
  disconnect: 'Scollega',
  disconnecting: {
    title: 'Scollegare la cartella?',
    note: 'In questo browser resta tutto. Gli altri dispositivi continuano senza.',
    others: (names) => `Altri dispositivi nella cartella: ${names}`,
    last: 'Nessun altro dispositivo usa la cartella da 90 giorni: se elimini i file, si svuota subito.',
    legend: 'Che fare dei file di questo dispositivo?',
    choices: {
      keep: { name: 'Tienili', hint: 'Gli altri dispositivi possono ancora leggere ciò che questo ha scritto.' },
      delete: {
        name: 'Eliminali',
        hint: 'Gli altri dispositivi si fanno carico di ciò che questo ha scritto, poi lo eliminano.',
      },
      'delete now': {
        name: 'Elimina subito',
        hint: 'Ciò che gli altri dispositivi non hanno ancora letto è perso per loro, e un dispositivo che si unisce più tardi potrebbe non ricevere tutto.',
      },
    },
    failed: 'Non è stato possibile eliminarli e la cartella è ancora collegata. Riprova o tieni i file.',
  },
} satisfies FolderMessages
