import type { GuideMessages } from '../messages/guide.ts'

export const itIT = {
  heading: 'Porta con te la cronologia',
  intro:
    'Quello che hai visto, votato o messo da parte altrove può venire con te. Esportalo da lì, poi scegli qui il file.',
  privacy: 'I file vengono letti nel tuo browser. A TMDB si inviano solo titoli, anni e ID, per trovare i film.',
  choose: 'Scegli i file',
  csvName: 'Un foglio di calcolo',
  listName: 'Un elenco di titoli o link',
  where: {
    trakt: 'Su trakt.tv, apri le impostazioni, poi «Data», e richiedi un’esportazione.',
    letterboxd: 'Su letterboxd.com, apri le impostazioni, poi «Data», ed esporta i tuoi dati.',
    imdb: 'Su imdb.com, apri i tuoi voti, la tua watchlist o un elenco ed esportalo.',
    tmdb: 'Su themoviedb.org, esporta dal tuo account i voti e la watchlist.',
    simkl: 'Su simkl.com, fai un backup del tuo account. Simkl lo offre solo agli utenti paganti.',
    yamtrack: 'In Yamtrack, esporta la tua libreria in CSV.',
    movary: 'In Movary, esporta la cronologia, i voti e la watchlist.',
    watcharr: 'In Watcharr, esporta l’elenco dei titoli visti.',
    'media-kraken':
      'In Media Kraken, esporta la tua collezione oppure prendi il file di un film dal tuo spazio di archiviazione.',
    seriesguide: 'Nell’app SeriesGuide, fai un backup.',
    'tv-time': 'TV Time ha chiuso il 15 luglio 2026. Se hai salvato i tuoi dati, si possono ancora leggere.',
    ryot: 'In Ryot, esporta i tuoi dati.',
    netflix:
      'Su netflix.com, apri in un browser l’attività di visione del tuo profilo e scaricala. I voti e la tua lista arrivano solo con la copia dei tuoi dati personali, che puoi richiedere nell’account.',
    csv: 'Salvalo in CSV, con un film per riga. Sei tu a dire che cosa c’è in ogni colonna.',
    list: 'Un titolo per riga, con l’anno se vuoi, oppure link di IMDb, TMDB, Letterboxd e Trakt. Nelle impostazioni puoi incollarlo.',
  },
  takes: {
    now: 'Il file è pronto subito.',
    minutes: 'Ci vogliono alcuni minuti.',
    wait: 'Il file viene preparato per te e può volerci un po’.',
    days: 'Il download è immediato. Per la copia dei tuoi dati personali può volerci un giorno o più.',
  },
  file: {
    zip: 'Scegli lo ZIP così com’è.',
    csv: 'Scegli il file CSV.',
    csvs: 'Scegli i file CSV, anche tutti insieme.',
    json: 'Scegli il file JSON.',
    simkl: 'Scegli lo ZIP, il file JSON o il file CSV.',
    jsonld: 'Scegli il file JSON-LD.',
    movies: 'Scegli il file dei film, non quello delle serie.',
    tvTime: 'Scegli lo ZIP, oppure il file CSV o JSON dei tuoi film.',
    netflix: 'Scegli il file CSV o lo ZIP.',
  },
} satisfies GuideMessages
