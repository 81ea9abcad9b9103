import { frFRScreens } from './fr-fr-screens.ts'
import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const plural = pluralOf('fr-FR')
const { number, percent, decimal } = numbersOf('fr-FR')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: 'Aller au contenu',
    retry: 'Réessayer',
    failedTitle: 'Un problème est survenu',
    failedHint: 'Cette partie de la page n’a pas pu être affichée. Votre watchlist est intacte.',
    loading: 'Chargement…',
  },
  navigation: {
    main: 'Navigation principale',
    home: 'Accueil',
    discover: 'Découvrir',
    watchlist: 'Watchlist',
    watched: 'Films vus',
    collections: 'Collections',
    settings: 'Paramètres',
    scrollToTop: 'Retour en haut',
  },
  progress: {
    title: 'Votre progression',
    watched: (count) =>
      plural(count, {
        one: `${number(count)} vu`,
        many: `${number(count)} vus`,
        other: `${number(count)} vus`,
      }),
    unwatched: (count) =>
      plural(count, {
        one: `${number(count)} non vu`,
        many: `${number(count)} non vus`,
        other: `${number(count)} non vus`,
      }),
    share: (share) => `${percent(share)} de films vus`,
  },
  demo: {
    notice: 'Vous parcourez le catalogue de démonstration.',
    settings: 'Ajouter votre clé TMDB',
    dismiss: 'Fermer ce message',
  },
  genres: {
    28: 'Action',
    12: 'Aventure',
    16: 'Animation',
    35: 'Comédie',
    80: 'Crime',
    99: 'Documentaire',
    18: 'Drame',
    10751: 'Familial',
    14: 'Fantastique',
    36: 'Histoire',
    27: 'Horreur',
    10402: 'Musique',
    9648: 'Mystère',
    10749: 'Romance',
    878: 'Science-Fiction',
    10770: 'Téléfilm',
    53: 'Thriller',
    10752: 'Guerre',
    37: 'Western',
  },
  card: {
    noImage: 'Aucune image',
    decimal,
    rating: (rating) => `Note : ${rating} sur 10`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `Ajouter « ${title} » à la watchlist`,
    remove: (title) => `Retirer « ${title} » de la watchlist`,
    inWatchlist: (title) => `« ${title} » est dans votre watchlist`,
    markWatched: (title) => `Marquer « ${title} » comme vu`,
    markUnwatched: (title) => `Marquer « ${title} » comme non vu`,
    progress: (title, share) => `« ${title} » : vu à ${percent(share)}`,
  },
  search: {
    label: 'Rechercher des films',
    placeholder: 'Rechercher des films…',
    loading: 'Chargement…',
    none: 'Aucun résultat',
    seeAll: 'Voir tous les résultats',
    unknownYear: 'Année inconnue',
    failed: 'La recherche a échoué.',
    clear: 'Effacer la recherche',
    results: 'Résultats de recherche',
    found: (count) =>
      plural(count, {
        one: `${number(count)} résultat`,
        many: `${number(count)} de résultats`,
        other: `${number(count)} résultats`,
      }),
  },
  home: {
    recommended: 'Recommandés pour vous',
    seeAll: 'Tout voir',
    empty: 'Aucune tendance à afficher pour le moment.',
  },
  toasts: {
    region: 'Messages',
    close: 'Fermer',
    undo: 'Annuler',
    added: {
      title: 'Ajouté à la watchlist',
      description: (title) => `« ${title} » a été ajouté à votre watchlist`,
    },
    removed: {
      title: 'Retiré de la watchlist',
      description: (title) => `« ${title} » a été retiré de votre watchlist`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} film a été retiré de votre watchlist`,
          many: `${number(count)} de films ont été retirés de votre watchlist`,
          other: `${number(count)} films ont été retirés de votre watchlist`,
        }),
    },
    mixed: (count) =>
      plural(count, {
        one: `${number(count)} modification peut être annulée`,
        many: `${number(count)} de modifications peuvent être annulées`,
        other: `${number(count)} modifications peuvent être annulées`,
      }),
  },
  errors: {
    title: 'Erreur',
    addFromCard: 'L’ajout à la watchlist a échoué',
    removeFromWatchlist: 'Le retrait de la watchlist a échoué',
    provider: (status, reason) => `Erreur de l’API TMDB : ${status} ${reason}`,
    reasons: {
      network: 'Réseau inaccessible',
      timeout: 'Délai d’attente dépassé',
      malformed: 'Réponse inexploitable',
    },
    refusedKey: 'TMDB a refusé la clé API. Vérifiez-la dans les paramètres.',
    checkKey: 'Vérifier la clé API',
  },
}

/** French, whole. */
export const frFR: Texts = {
  ...early,
  ...frFRScreens,
  toasts: { ...early.toasts, ...frFRScreens.toasts },
  errors: { ...early.errors, ...frFRScreens.errors },
}
