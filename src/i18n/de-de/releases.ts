import type { ReleasesMessages } from '../messages/releases.ts'

export const deDE = {
  subtitle: 'Ungesehene Filme deiner Watchlist',
  back: 'Zurück zur Watchlist',
  news: 'Neu von deiner Watchlist',
  nothingNew: 'Nichts Neues von deiner Watchlist',
  upcoming: 'Demnächst',
  lately: 'Kürzlich erschienen',
  noneUpcoming: 'Für diese Filme sind keine kommenden Termine bekannt.',
  empty: 'Auf deiner Watchlist ist kein ungesehener Film',
  emptyNew: 'Setze Filme auf deine Watchlist, dann siehst du hier, wann sie erscheinen',
  noKinds: 'In den Einstellungen sind alle Arten von Veröffentlichungen ausgeschaltet.',
  kinds: { cinema: 'Kino', digital: 'Digital', physical: 'Disc' },
  since: {
    cinema: (day) => `Seit ${day} im Kino`,
    digital: (day) => `Seit ${day} digital`,
    physical: (day) => `Seit ${day} auf Disc`,
    return: (day) => `Seit ${day} wieder im Kino`,
  },
  from: {
    cinema: (day) => `Ab ${day} im Kino`,
    digital: (day) => `Ab ${day} digital`,
    physical: (day) => `Ab ${day} auf Disc`,
    return: (day) => `Ab ${day} wieder im Kino`,
  },
  sample: 'Beispieldaten, keine echten Termine.',
  save: 'Kalender speichern',
  saveHint:
    'Ein ganztägiger Termin je Film: seine nächste Veröffentlichung. Importierst du die Datei später noch einmal, werden die Termine aktualisiert.',
  addOne: (title) => `In den Kalender: ${title}`,
  dismiss: 'Ausblenden',
  dismissed: 'Neuerscheinungen ausgeblendet',
  hint: 'Die Startseite zeigt, was von deiner Watchlist seit deinem letzten Besuch erschienen ist, und eine eigene Seite, was als Nächstes kommt. Es gelten die Daten deines Landes.',
} satisfies ReleasesMessages
