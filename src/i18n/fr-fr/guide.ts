import type { GuideMessages } from '../messages/guide.ts'

export const frFR = {
  heading: 'Apporter votre historique',
  intro:
    'Ce que vous avez vu, noté ou mis de côté ailleurs peut vous suivre. Exportez-le là-bas, puis choisissez le fichier ici.',
  privacy:
    'Les fichiers sont lus dans votre navigateur. Seuls des titres, des années et des identifiants sont envoyés à TMDB pour trouver les films.',
  choose: 'Choisir des fichiers',
  csvName: 'Un tableau',
  listName: 'Une liste de titres ou de liens',
  where: {
    trakt: 'Sur trakt.tv, ouvrez les paramètres, puis «\u00a0Data\u00a0», et demandez un export.',
    letterboxd: 'Sur letterboxd.com, ouvrez les paramètres, puis «\u00a0Data\u00a0», et exportez vos données.',
    imdb: 'Sur imdb.com, ouvrez vos notes, votre watchlist ou une liste, et exportez-la.',
    tmdb: 'Sur themoviedb.org, exportez vos notes et votre liste de suivi depuis votre compte.',
    simkl: 'Sur simkl.com, faites une sauvegarde de votre compte. Simkl la réserve aux abonnés payants.',
    yamtrack: 'Dans Yamtrack, exportez votre bibliothèque au format CSV.',
    movary: 'Dans Movary, exportez votre historique, vos notes et votre liste de suivi.',
    watcharr: 'Dans Watcharr, exportez la liste de ce que vous avez vu.',
    'media-kraken':
      'Dans Media Kraken, exportez votre collection, ou prenez le fichier d’un film dans votre espace de stockage.',
    seriesguide: 'Dans l’application SeriesGuide, faites une sauvegarde.',
    'tv-time':
      'TV Time a fermé le 15 juillet 2026. Si vous avez sauvegardé vos données, elles peuvent toujours être lues.',
    ryot: 'Dans Ryot, exportez vos données.',
    netflix:
      'Sur netflix.com, ouvrez dans un navigateur l’historique de visionnage de votre profil et téléchargez-le. Vos notes et votre liste ne sont fournies qu’avec la copie de vos informations personnelles, à demander dans votre compte.',
    csv: 'Enregistrez-le au format CSV, avec un film par ligne. Vous indiquez ce que contient chaque colonne.',
    list: 'Un titre par ligne, avec son année si vous voulez, ou des liens d’IMDb, de TMDB, de Letterboxd et de Trakt. Dans les paramètres, vous pouvez la coller.',
  },
  takes: {
    now: 'Le fichier est prêt tout de suite.',
    minutes: 'Cela prend quelques minutes.',
    wait: 'Le fichier est préparé pour vous, ce qui peut prendre un moment.',
    days: 'Le téléchargement est immédiat. La copie de vos informations personnelles peut prendre un jour ou plus.',
  },
  file: {
    zip: 'Choisissez le ZIP tel quel.',
    csv: 'Choisissez le fichier CSV.',
    csvs: 'Choisissez les fichiers CSV, tous ensemble si vous voulez.',
    json: 'Choisissez le fichier JSON.',
    simkl: 'Choisissez le ZIP, le fichier JSON ou le fichier CSV.',
    jsonld: 'Choisissez le fichier JSON-LD.',
    movies: 'Choisissez le fichier des films, pas celui des séries.',
    tvTime: 'Choisissez le ZIP, ou le fichier CSV ou JSON de vos films.',
    netflix: 'Choisissez le fichier CSV ou le ZIP.',
  },
} satisfies GuideMessages
