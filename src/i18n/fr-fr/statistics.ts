import type { StatisticsMessages } from '../messages/statistics.ts'
import { movies, number, plural } from './grammar.ts'

export const frFR = {
  heading: 'Statistiques',
  subtitle: 'Tout ce que vous avez vu, en chiffres',
  period: 'Période',
  allTime: 'Tout',
  range: 'Choisir des dates…',
  from: 'Du',
  to: 'Au',
  movies,
  viewings: (count) =>
    plural(count, {
      one: `${number(count)} visionnage`,
      many: `${number(count)} de visionnages`,
      other: `${number(count)} visionnages`,
    }),
  hours: (count) =>
    plural(count, {
      one: `${number(count)} heure`,
      many: `${number(count)} d’heures`,
      other: `${number(count)} heures`,
    }),
  days: (count) =>
    plural(count, { one: `${number(count)} jour`, many: `${number(count)} de jours`, other: `${number(count)} jours` }),
  totals: {
    counting: 'Calcul en cours',
    label: 'Totaux',
    movies: 'Films',
    viewings: 'Visionnages',
    hours: 'Heures',
    rewatches: 'Revus',
    average: 'Note moyenne',
    streak: 'Plus longue série',
    busiestDay: 'Jour le plus chargé',
    busiestMonth: 'Mois le plus chargé',
  },
  charts: {
    calendar: (year) => `Visionnages en ${year}`,
    years: 'Visionnages par année',
    months: 'Visionnages par mois',
    weekdays: 'Visionnages par jour de la semaine',
    ratings: 'Notes',
    decades: 'Décennies',
    releaseYears: 'Années de sortie',
    genres: 'Genres',
    countries: 'Pays',
    languages: 'Langues originales',
    runtimes: 'Durées',
    companions: 'Avec qui vous avez regardé',
    directors: 'Cinéastes les plus vus',
    actors: 'Acteurs les plus vus',
    collections: 'Vos collections',
    filmographies: 'Films de vos cinéastes',
  },
  yourRatings: 'Vous',
  noLanguage: 'Sans langue',
  serboCroatian: 'serbo-croate',
  tmdbRatings: 'TMDB',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  less: 'Moins',
  more: 'Plus',
  share: (watched, total) => `${number(watched)} sur ${number(total)}`,
  seen: (watched, total) =>
    plural(watched, {
      one: `${number(watched)} vu sur ${number(total)}`,
      many: `${number(watched)} vus sur ${number(total)}`,
      other: `${number(watched)} vus sur ${number(total)}`,
    }),
  unreleased: (count) => `${number(count)} à venir`,
  personNote: 'Avec trois films ou plus',
  nobody: 'Personne dans trois de ces films pour l’instant.',
  none: 'Pas encore de données.',
  runtime: {
    under: (minutes) => `Moins de ${number(minutes)} min`,
    between: (least, most) => `${number(least)}–${number(most)} min`,
    over: (minutes) => `${number(minutes)} min ou plus`,
  },
  decade: (year) => `Années ${year}`,
  filters: {
    released: (year) => `Sortis en ${year}`,
    director: (name) => `Réalisés par ${name}`,
    actor: (name) => `Avec ${name}`,
    own: (rating) => `Vous\u00a0: ${rating}`,
    votes: (rating) => `TMDB\u00a0: ${rating}`,
    rated: 'Notés par vous',
    undated: 'Sans date',
    rewatch: 'Revus',
    unlisted: 'Sur aucune liste',
    since: (date) => `Depuis le ${date}`,
    until: (date) => `Jusqu’au ${date}`,
    unknownPerson: 'une personne',
  },
  undated: (count) =>
    plural(count, {
      one: `${number(count)} visionnage n’a pas de date\u00a0: il compte dans les totaux, mais pas dans les graphiques par jour, mois et année.`,
      many: `${number(count)} de visionnages n’ont pas de date\u00a0: ils comptent dans les totaux, mais pas dans les graphiques par jour, mois et année.`,
      other: `${number(count)} visionnages n’ont pas de date\u00a0: ils comptent dans les totaux, mais pas dans les graphiques par jour, mois et année.`,
    }),
  withoutViewing: (count) =>
    plural(count, {
      one: `${number(count)} film est marqué comme vu sans visionnage\u00a0: il compte dans le total, mais pas dans les graphiques.`,
      many: `${number(count)} de films sont marqués comme vus sans visionnage\u00a0: ils comptent dans le total, mais pas dans les graphiques.`,
      other: `${number(count)} films sont marqués comme vus sans visionnage\u00a0: ils comptent dans le total, mais pas dans les graphiques.`,
    }),
  unknownRuntimes: (count) =>
    plural(count, {
      one: `La durée de ${number(count)} visionnage est inconnue\u00a0: il manque donc des heures.`,
      many: `La durée de ${number(count)} de visionnages est inconnue\u00a0: il manque donc des heures.`,
      other: `La durée de ${number(count)} visionnages est inconnue\u00a0: il manque donc des heures.`,
    }),
  facts: {
    label: 'Chargement des détails',
    missing: (count) =>
      plural(count, {
        one: `Les personnes, le pays et la langue de ${number(count)} film ne sont pas encore connus.`,
        many: `Les personnes, les pays et les langues de ${number(count)} de films ne sont pas encore connus.`,
        other: `Les personnes, les pays et les langues de ${number(count)} films ne sont pas encore connus.`,
      }),
    paused: 'Le chargement est en pause.',
    waiting: 'Le chargement reprendra dès que vous serez de nouveau en ligne.',
    failed: 'TMDB n’a pas répondu.',
    pause: 'Mettre en pause',
    resume: 'Charger les détails',
  },
  watchlist: {
    heading: 'Encore dans votre watchlist',
    amount: (count, time) => `${movies(count)}, ${time} à voir`,
    unknown: (count) =>
      plural(count, {
        one: `Sans ${number(count)} film de durée inconnue.`,
        many: `Sans ${number(count)} de films de durée inconnue.`,
        other: `Sans ${number(count)} films de durée inconnue.`,
      }),
    pace: (weeks) =>
      plural(weeks, {
        one: `À votre rythme des 90 derniers jours, terminé dans ${number(weeks)} semaine.`,
        many: `À votre rythme des 90 derniers jours, terminé dans ${number(weeks)} de semaines.`,
        other: `À votre rythme des 90 derniers jours, terminé dans ${number(weeks)} semaines.`,
      }),
  },
  few: 'Les moyennes et les graphiques s’affichent ici à partir de cinq films.',
  empty: 'Aucun visionnage pour l’instant. Marquez un film comme vu, et ses chiffres seront ici.',
  emptyPeriod: 'Vous n’avez rien vu pendant cette période.',
  showAll: 'Tout afficher',
  review: {
    open: (year) => `Bilan ${year}`,
    heading: (year) => `Bilan ${year}`,
    subtitle: 'Votre année en une image à garder ou à partager',
    back: 'Retour aux statistiques',
    shape: 'Forme de l’image',
    portrait: 'Portrait',
    landscape: 'Paysage',
    download: 'Télécharger l’image',
    share: 'Partager',
    failed: 'L’image n’a pas pu être créée.',
    empty: (year) => `Vous n’avez rien vu en ${year}.`,
    year: 'Mon année de cinéma',
    pace: (days, month) =>
      days === 1
        ? `Un film par jour, surtout en ${month}.`
        : `Un film tous les ${number(days)} jours, surtout en ${month}.`,
    genres: 'Genres les plus vus',
    directors: 'Cinéastes',
    actors: 'Acteurs',
    first: 'Premier film',
    last: 'Dernier film',
    best: 'Les mieux notés',
    all: 'Film par film',
  },
} satisfies StatisticsMessages
