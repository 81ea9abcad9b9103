import type { GuideMessages } from '../messages/guide.ts'

export const deDE = {
  heading: 'Deinen Filmverlauf mitbringen',
  intro:
    'Was du anderswo gesehen, bewertet und vorgemerkt hast, kannst du mitnehmen. Exportiere es dort und wähle die Datei dann hier aus.',
  privacy:
    'Die Dateien werden in deinem Browser gelesen. Nur Titel, Jahre und IDs gehen an TMDB, um die Filme zu finden.',
  choose: 'Dateien auswählen',
  csvName: 'Eine Tabelle',
  listName: 'Eine Liste mit Titeln oder Links',
  where: {
    trakt: 'Öffne auf trakt.tv die Einstellungen, dann „Data“, und fordere einen Export an.',
    letterboxd: 'Öffne auf letterboxd.com die Einstellungen, dann „Data“, und exportiere deine Daten.',
    imdb: 'Öffne auf imdb.com deine Bewertungen, deine Watchlist oder eine Liste und exportiere sie.',
    tmdb: 'Exportiere auf themoviedb.org in deinem Konto die Bewertungen und die Merkliste.',
    simkl: 'Erstelle auf simkl.com eine Sicherung deines Kontos. Simkl bietet das nur zahlenden Mitgliedern an.',
    yamtrack: 'Exportiere in Yamtrack deine Bibliothek als CSV.',
    movary: 'Exportiere in Movary deinen Verlauf, deine Bewertungen und deine Merkliste.',
    watcharr: 'Exportiere in Watcharr die Liste der gesehenen Titel.',
    'media-kraken': 'Exportiere in Media Kraken deine Sammlung oder nimm die Datei eines Films aus deinem Speicher.',
    seriesguide: 'Erstelle in der App SeriesGuide eine Sicherung.',
    'tv-time':
      'TV Time wurde am 15. Juli 2026 eingestellt. Hast du deine Daten gesichert, lassen sie sich weiterhin einlesen.',
    ryot: 'Exportiere in Ryot deine Daten.',
    netflix:
      'Öffne auf netflix.com im Browser den Titelverlauf deines Profils und lade ihn herunter. Bewertungen und deine Liste gibt es nur mit der Kopie deiner persönlichen Daten, die du im Konto anfordern kannst.',
    csv: 'Speichere sie als CSV, mit einem Film pro Zeile. Du sagst, was in jeder Spalte steht.',
    list: 'Ein Titel pro Zeile, gern mit Jahr, oder Links von IMDb, TMDB, Letterboxd und Trakt. In den Einstellungen kannst du sie einfügen.',
  },
  takes: {
    now: 'Die Datei ist sofort da.',
    minutes: 'Das dauert ein paar Minuten.',
    wait: 'Die Datei wird für dich vorbereitet. Das kann eine Weile dauern.',
    days: 'Der Download ist sofort da. Die Kopie deiner persönlichen Daten kann einen Tag oder länger dauern.',
  },
  file: {
    zip: 'Wähle das ZIP-Archiv, so wie es ist.',
    csv: 'Wähle die CSV-Datei.',
    csvs: 'Wähle die CSV-Dateien, gern alle auf einmal.',
    json: 'Wähle die JSON-Datei.',
    simkl: 'Wähle das ZIP-Archiv, die JSON- oder die CSV-Datei.',
    jsonld: 'Wähle die JSON-LD-Datei.',
    movies: 'Wähle die Datei mit den Filmen, nicht die mit den Serien.',
    tvTime: 'Wähle das ZIP-Archiv oder die CSV- oder JSON-Datei mit deinen Filmen.',
    netflix: 'Wähle die CSV-Datei oder das ZIP-Archiv.',
  },
} satisfies GuideMessages
