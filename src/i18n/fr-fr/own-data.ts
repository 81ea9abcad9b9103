import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent, plural } from './grammar.ts'

export const frFR = {
  heading: 'Données',
  import: 'Importation',
  backup: 'Sauvegarde',
  storage: 'Stockage',
  note: 'Vos données se trouvent uniquement dans ce navigateur. Si vous effacez les données du site, elles sont perdues : exportez-les pour les sauvegarder.',
  watchlistItems: 'Films dans la watchlist',
  collections: 'Collections',
  moviesInCollections: 'Films dans les collections',
  space: 'Espace de stockage',
  used: (share) => (share < 1 ? `Occupé à moins de ${percent(1)}` : `Occupé à ${percent(share)}`),
  room: (count) =>
    plural(count, {
      one: `place pour environ ${number(count)} film de plus`,
      many: `place pour environ ${number(count)} de films de plus`,
      other: `place pour environ ${number(count)} films de plus`,
    }),
  full: 'aucune place pour d’autres films',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  copy: {
    last: 'Dernière copie',
    never: 'Aucune copie pour l’instant',
    isExempt: 'Le navigateur efface ses données après une semaine sans visite. Une copie n’est pas concernée.',
    orInstalledIsExempt:
      'Le navigateur efface ses données après une semaine sans visite, sauf si vous installez Matinee. Une copie n’est pas concernée.',
    none: 'Vous n’avez aucune copie en dehors de ce navigateur.',
    uncopied: (changes) =>
      plural(changes, {
        one: `${number(changes)} modification n’est que dans ce navigateur.`,
        many: `${number(changes)} de modifications ne sont que dans ce navigateur.`,
        other: `${number(changes)} modifications ne sont que dans ce navigateur.`,
      }),
    dismiss: 'Ne plus me le rappeler',
  },
  seenListed: (count) =>
    plural(count, {
      one: `${number(count)} film que vous aviez vu ou noté n’était sur aucune liste. Il est maintenant dans «\u00a0Films vus\u00a0».`,
      many: `${number(count)} de films que vous aviez vus ou notés n’étaient sur aucune liste. Ils sont maintenant dans «\u00a0Films vus\u00a0».`,
      other: `${number(count)} films que vous aviez vus ou notés n’étaient sur aucune liste. Ils sont maintenant dans «\u00a0Films vus\u00a0».`,
    }),
  persistence: 'Stockage protégé',
  persisted: 'Activé. Le navigateur n’effacera pas ces données de lui-même.',
  notPersisted: 'Désactivé. Le navigateur peut effacer ces données si l’espace vient à manquer.',
  clearedAfterAWeek:
    'Désactivé. Le navigateur efface ces données après une semaine sans visite, ou plus tôt si l’espace vient à manquer.',
  onHomeScreen:
    'Sur l’écran d’accueil, Matinee n’est pas concerné, mais démarre vide : exportez vos données, choisissez Partager > Sur l’écran d’accueil, puis importez-y le fichier.',
  inDock:
    'Dans le Dock, Matinee n’est pas concerné, mais démarre vide : exportez vos données, choisissez Fichier > Ajouter au Dock, puis importez-y le fichier.',
  storedIn: 'Copie de sauvegarde',
  storedTwice: 'Activée. Si une copie est endommagée, l’autre la remplace.',
  export: 'Exporter les données',
  includeKey: 'Inclure ma clé API',
  includeKeyHint: 'Toute personne disposant du fichier peut lire la clé.',
  noKey: 'Vous n’avez pas ajouté de clé.',
} satisfies OwnDataMessages
