import { collections, megabytes, movies, number, plural } from '../grammar/fr-fr.ts'
import type { ImportMessages } from './messages.ts'

export const frFR = {
  choose: 'Importer des données',
  drop: 'Choisissez ou déposez un fichier d’exportation. Vous verrez les modifications avant leur enregistrement.',
  dropNow: 'Déposez le fichier ici',
  reading: 'Lecture du fichier…',
  cancel: 'Annuler',
  title: 'Importer des données',
  exported: (date) => `Date d’exportation : ${date}`,
  exportDateUnknown: 'Date d’exportation inconnue',
  inFile: 'Dans le fichier',
  lists: {
    watchlist: 'Films dans la watchlist',
    collections: 'Collections',
    collectionMovies: 'Films dans les collections',
    watchHistory: 'Historique de visionnage',
    notForMe: 'Pas pour moi',
    settings: 'Paramètres',
  },
  count: number,
  strategy: 'Mode d’importation',
  strategies: {
    merge: { name: 'Fusionner', hint: 'Ajoute ce que vous n’avez pas encore. Ce que vous avez reste tel quel.' },
    overwrite: { name: 'Remplacer', hint: 'Remplace vos listes par celles du fichier.' },
  },
  outcome: 'Ce qui va changer',
  changes: { added: 'À ajouter', kept: 'À conserver', replaced: 'À remplacer', removed: 'À retirer' },
  total: (change, count) => `${change} : ${number(count)}`,
  settingsChange: (fields) => `Paramètres modifiés : ${fields}`,
  noSettingsChange: 'Les paramètres restent inchangés.',
  renamed: (count) =>
    plural(count, {
      one: `${number(count)} collection reçoit un numéro, car son nom est déjà pris.`,
      many: `${number(count)} de collections reçoivent un numéro, car leurs noms sont déjà pris.`,
      other: `${number(count)} collections reçoivent un numéro, car leurs noms sont déjà pris.`,
    }),
  orphans: (count) =>
    plural(count, {
      one: `${number(count)} film est ignoré, car sa collection n’existe pas.`,
      many: `${number(count)} de films sont ignorés, car leurs collections n’existent pas.`,
      other: `${number(count)} films sont ignorés, car leurs collections n’existent pas.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} ligne illisible est ignorée`,
      many: `${number(count)} de lignes illisibles sont ignorées`,
      other: `${number(count)} lignes illisibles sont ignorées`,
    }),
  wrongRatings: (count) =>
    plural(count, {
      one: `${number(count)} note hors de l’échelle de 1 à 10 est ignorée`,
      many: `${number(count)} de notes hors de l’échelle de 1 à 10 sont ignorées`,
      other: `${number(count)} notes hors de l’échelle de 1 à 10 sont ignorées`,
    }),
  reason: (list, count, reason) => `${list} : ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'n’est pas une liste',
    'not an object': 'n’est pas un enregistrement',
    'no movie id': 'sans identifiant de film',
    'no id': 'sans identifiant',
    'no name': 'sans nom',
    'no collection id': 'sans identifiant de collection',
    repeated: 'en double dans le fichier',
    setting: (field) => `${field} : valeur non valide`,
  },
  key: {
    label: 'Utiliser la clé API du fichier',
    new: 'Vous n’en avez pas encore.',
    other: 'Elle remplace la vôtre.',
  },
  confirm: 'Importer',
  replaceMovies: (count) => `Remplacer ${movies(count)}`,
  replaceLists: 'Remplacer mes listes',
  importing: 'Importation…',
  tooMuch: (amount) => `L’espace de stockage du navigateur ne suffit pas. Il manque ${amount}.`,
  megabytes,
  problems: {
    'no file': 'Aucun fichier à lire',
    failed: 'Impossible de lire le fichier d’importation',
    'not readable': 'Impossible de lire le fichier.',
    'not text': 'Impossible de lire le fichier comme du texte.',
    'not json': 'Le fichier n’est pas un fichier JSON valide.',
    'not a backup': 'Le fichier n’est pas une exportation valide.',
    'not saved': 'Le navigateur a refusé d’enregistrer les données importées. Rien n’a changé.',
    tooLarge: (size, most) => `Le fichier est trop volumineux : ${size}. La taille maximale est de ${most}.`,
    schema: (version) => `Version du schéma de données non prise en charge : ${version}`,
    noSchema: 'inconnue',
    lists: {
      watchlist: 'Le format de la watchlist n’est pas valide.',
      collections: 'Le format des collections n’est pas valide.',
      collectionMovies: 'Le format des films des collections n’est pas valide.',
    },
  },
  failed: 'Échec de l’importation',
  done: {
    title: 'Importation réussie',
    description: (items, lists) => `Éléments importés : ${movies(items)} dans la watchlist et ${collections(lists)}`,
  },
  last: (fileName, date) => `Dernière importation : ${fileName} (${date})`,
  undo: 'Annuler l’importation',
  undoHint: 'Possible tant que vous ne modifiez pas vos listes.',
  undone: {
    title: 'Importation annulée',
    description: 'Vos données sont de nouveau comme avant l’importation',
  },
  undoFailed: 'Impossible d’annuler l’importation. Veuillez réessayer.',
} satisfies ImportMessages
