import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent, plural } from './grammar.ts'

export const itIT = {
  heading: 'Dati',
  import: 'Importazione',
  backup: 'Copia di backup',
  storage: 'Archiviazione',
  note: 'I tuoi dati sono solo in questo browser. Se cancelli i dati del sito, li perdi: esportali come backup.',
  watchlistItems: 'Film nella watchlist',
  collections: 'Collezioni',
  moviesInCollections: 'Film nelle collezioni',
  space: 'Spazio di archiviazione',
  used: (share) => (share < 1 ? `Meno dell’${percent(1)} utilizzato` : `${percent(share)} utilizzato`),
  room: (count) =>
    plural(count, {
      one: `spazio per circa ${number(count)} altro film`,
      many: `spazio per circa ${number(count)} di altri film`,
      other: `spazio per circa altri ${number(count)} film`,
    }),
  full: 'nessuno spazio per altri film',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  copy: {
    last: 'Ultima copia',
    never: 'Ancora nessuna copia',
    isExempt: 'Il browser cancella i suoi dati dopo una settimana senza visite. Una copia è al sicuro.',
    orInstalledIsExempt:
      'Il browser cancella i suoi dati dopo una settimana senza visite, a meno che tu non installi Matinee. Una copia è al sicuro.',
    none: 'Non hai nessuna copia fuori da questo browser.',
    uncopied: (changes) =>
      plural(changes, {
        one: `${number(changes)} modifica è solo in questo browser.`,
        many: `${number(changes)} di modifiche sono solo in questo browser.`,
        other: `${number(changes)} modifiche sono solo in questo browser.`,
      }),
    dismiss: 'Non ricordarmelo più',
  },
  seenListed: (count) =>
    plural(count, {
      one: `${number(count)} film che avevi visto o votato non era in nessuna lista. Ora è in «Film visti».`,
      many: `${number(count)} di film che avevi visto o votato non erano in nessuna lista. Ora sono in «Film visti».`,
      other: `${number(count)} film che avevi visto o votato non erano in nessuna lista. Ora sono in «Film visti».`,
    }),
  persistence: 'Archiviazione protetta',
  persisted: 'Attiva. Il browser non cancellerà questi dati di sua iniziativa.',
  notPersisted: 'Non attiva. Il browser può cancellare questi dati se lo spazio scarseggia.',
  clearedAfterAWeek:
    'Non attiva. Il browser cancella questi dati dopo una settimana senza visite, o prima se lo spazio scarseggia.',
  onHomeScreen:
    'Sulla schermata Home questo non accade, ma Matinee parte vuota: esporta i dati, scegli Condividi > Aggiungi alla schermata Home e importa lì il file.',
  inDock:
    'Nel Dock questo non accade, ma Matinee parte vuota: esporta i dati, scegli File > Aggiungi al Dock e importa lì il file.',
  storedIn: 'Copia di backup',
  storedTwice: 'Attiva. Se una copia si danneggia, l’altra la sostituisce.',
  export: 'Esporta dati',
  includeKey: 'Includi la mia chiave API',
  includeKeyHint: 'Chiunque abbia il file può leggere la chiave.',
  noKey: 'Non hai aggiunto nessuna chiave.',
} satisfies OwnDataMessages
