import type { ReleasesMessages } from '../messages/releases.ts'

// Before 'otto' and 'undici' the article is elided.
const from = (day: string): string => (/^(?:8|11)\b/.test(day) ? `dall’${day}` : `dal ${day}`)

export const itIT = {
  subtitle: 'Film della tua watchlist che non hai ancora visto',
  back: 'Torna alla watchlist',
  news: 'Novità dalla tua watchlist',
  nothingNew: 'Nessuna novità dalla tua watchlist',
  upcoming: 'In arrivo',
  lately: 'Usciti di recente',
  noneUpcoming: 'Per questi film non si conoscono ancora le prossime date.',
  empty: 'Nella tua watchlist non ci sono più film da vedere',
  emptyNew: 'Aggiungi film alla tua watchlist per vedere qui le loro date di uscita',
  noKinds: 'Tutti i tipi di uscita sono disattivati nelle impostazioni.',
  kinds: { cinema: 'Cinema', digital: 'Digitale', physical: 'DVD e Blu-ray' },
  since: {
    cinema: (day) => `Al cinema ${from(day)}`,
    digital: (day) => `In digitale ${from(day)}`,
    physical: (day) => `In DVD e Blu-ray ${from(day)}`,
    return: (day) => `Di nuovo al cinema ${from(day)}`,
  },
  from: {
    cinema: (day) => `Al cinema ${from(day)}`,
    digital: (day) => `In digitale ${from(day)}`,
    physical: (day) => `In DVD e Blu-ray ${from(day)}`,
    return: (day) => `Di nuovo al cinema ${from(day)}`,
  },
  sample: 'Dati di esempio, non date reali.',
  save: 'Salva calendario',
  saveHint:
    'Un evento di un giorno intero per ogni film: la sua prossima uscita. Importa di nuovo il file più avanti per aggiornare gli eventi.',
  addOne: (title) => `Aggiungi al calendario: ${title}`,
  dismiss: 'Nascondi',
  dismissed: 'Novità nascoste',
  hint: 'La home mostra i film della tua watchlist usciti dalla tua ultima visita e una pagina a parte quelli in arrivo. Le date sono quelle del tuo Paese.',
} satisfies ReleasesMessages
