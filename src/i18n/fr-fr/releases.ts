import type { ReleasesMessages } from '../messages/releases.ts'

export const frFR = {
  subtitle: 'Les films de votre watchlist que vous n’avez pas encore vus',
  back: 'Retour à la watchlist',
  news: 'Nouveautés de votre watchlist',
  nothingNew: 'Rien de nouveau dans votre watchlist',
  upcoming: 'À venir',
  lately: 'Sortis récemment',
  noneUpcoming: 'Aucune date à venir n’est connue pour ces films.',
  empty: 'Votre watchlist n’a plus de film à voir',
  emptyNew: 'Ajoutez des films à votre watchlist pour voir ici leurs dates de sortie',
  noKinds: 'Tous les types de sortie sont désactivés dans les paramètres.',
  kinds: { cinema: 'Cinéma', digital: 'Numérique', physical: 'DVD et Blu-ray' },
  since: {
    cinema: (day) => `Au cinéma depuis le ${day}`,
    digital: (day) => `En numérique depuis le ${day}`,
    physical: (day) => `En DVD et Blu-ray depuis le ${day}`,
    return: (day) => `De retour au cinéma depuis le ${day}`,
  },
  from: {
    cinema: (day) => `Au cinéma à partir du ${day}`,
    digital: (day) => `En numérique à partir du ${day}`,
    physical: (day) => `En DVD et Blu-ray à partir du ${day}`,
    return: (day) => `De retour au cinéma à partir du ${day}`,
  },
  sample: 'Données d’exemple, et non de vraies dates.',
  save: 'Enregistrer l’agenda',
  saveHint:
    'Un événement d’une journée par film\u00a0: sa prochaine sortie. Importez de nouveau le fichier plus tard pour mettre les événements à jour.',
  addOne: (title) => `Ajouter à l’agenda\u00a0: ${title}`,
  dismiss: 'Masquer',
  dismissed: 'Nouveautés masquées',
  hint: 'L’accueil montre les films de votre watchlist sortis depuis votre dernière visite, et une page à part ceux qui vont sortir. Les dates sont celles de votre pays.',
} satisfies ReleasesMessages
