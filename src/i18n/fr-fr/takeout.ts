import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number, plural } from './grammar.ts'

export const frFR = {
  heading: 'L’utiliser ailleurs',
  note: 'Des fichiers avec vos films, pour d’autres services et pour les tableurs. Seule une sauvegarde contient tout.',
  empty: 'Il n’y a encore rien à emporter.',
  spreadsheet: 'Tableur',
  hints: {
    letterboxd: 'Journal, watchlist et collections sous forme de listes',
    trakt: 'Historique, notes et watchlist',
    table: 'Tout dans un tableau, une ligne par information',
  },
  title: (name) => `Fichiers pour ${name}`,
  contents: (count, files) =>
    `${movies(count)} dans ${plural(files, { one: 'un fichier', many: `${number(files)} de fichiers`, other: `${number(files)} fichiers` })}.`,
  zip: 'Ils sont dans un fichier ZIP. Décompressez-le avant de les envoyer.',
  lost: 'Ce qui n’y trouve pas sa place',
  losses: {
    'times of day': 'L’heure d’un visionnage : les jours restent.',
    'viewings of one day':
      'Les visionnages d’un film le même jour n’en font plus qu’un. Les commentaires et les étiquettes de tous sont gardés.',
    'undated viewings': 'Plusieurs visionnages sans date n’en font plus qu’un.',
    'ratings without a viewing': 'Les films notés ou commentés sans visionnage comptent comme vus.',
    likes: 'Les coups de cœur.',
    'when it was rated': 'La date à laquelle vous avez noté un film.',
    'when it was added': 'La date à laquelle vous avez ajouté un film.',
    'movies being watched': 'Le fait qu’un film est en cours.',
    'details of viewings':
      'La note, le commentaire et les étiquettes d’un visionnage précis. La dernière note devient celle du film.',
    'notes and tags': 'Les commentaires et les étiquettes.',
    collections: 'Les collections.',
    'names of lists': 'Les noms et descriptions des collections : saisissez-les en créant les listes.',
    'the rest of the app': 'Les réglages, les onglets, les couvertures et les films qui ne sont pas pour vous.',
  },
  concerns: (count) => `(${movies(count)})`,
  next: 'Où les envoyer',
  where: {
    letterboxd:
      'Envoyez-y l’historique, la watchlist depuis votre page « Watchlist » et chaque liste depuis la page d’une nouvelle liste.',
    trakt: 'Envoyez-y le fichier, sous « Data ».',
    table: 'Excel, LibreOffice, Numbers et Google Sheets l’ouvrent, et Matinee peut l’importer de nouveau.',
  },
  ids: {
    label: 'Recherche des identifiants IMDb',
    complete: 'Tous les identifiants IMDb ont été recherchés.',
    missing: (count) =>
      plural(count, {
        one: `${number(count)} film n’a pas encore d’identifiant IMDb. Vous pouvez télécharger sans.`,
        many: `${number(count)} de films n’ont pas encore d’identifiant IMDb. Vous pouvez télécharger sans.`,
        other: `${number(count)} films n’ont pas encore d’identifiant IMDb. Vous pouvez télécharger sans.`,
      }),
  },
  failed: 'Impossible de créer le fichier. Veuillez réessayer.',
  cancel: 'Annuler',
  download: 'Télécharger',
} satisfies TakeoutMessages
