import type { SettingsMessages } from '../messages/settings.ts'

export const frFR = {
  heading: 'Paramètres',
  sections: {
    label: 'Paramètres par thème',
    you: 'Préférences',
    sources: 'Source',
    services: 'Plateformes',
    app: 'Application',
  },
  provider: 'Paramètres TMDB',
  providerHint:
    'Choisissez la source des informations, le pays et la langue. Les modifications sont enregistrées automatiquement.',
  apiKey: 'Clé API',
  apiKeyHintDemo: 'Sans clé, vous voyez le catalogue de démonstration ; votre propre clé donne accès à tout TMDB.',
  apiKeyHintDefault:
    'Sans clé personnelle, la clé par défaut est utilisée ; votre propre clé permet davantage de requêtes.',
  apiKeyToken: 'Ceci est un jeton d’accès v4. Il fonctionne comme une clé API.',
  keyHelp:
    'La clé est gratuite avec un compte TMDB. Demandez-la sur leur site et collez-la ici\u00a0: la clé API (v3) ou le jeton d’accès en lecture (v4), plus long.',
  getKey: 'Obtenir une clé sur TMDB',
  showKey: 'Afficher la clé',
  hideKey: 'Masquer la clé',
  keyTest: {
    test: 'Tester la clé',
    testing: 'Vérification auprès de TMDB…',
    accepted: 'Cette clé fonctionne.',
    refused:
      'TMDB refuse cette clé. Vérifiez qu’elle est complète et qu’il s’agit bien de la clé API v3 de votre compte TMDB.',
    tokenAccepted: 'Ce jeton d’accès v4 fonctionne.',
    tokenRefused:
      'TMDB refuse ce jeton d’accès v4. Copiez-le de nouveau ou utilisez plutôt la clé API v3, plus courte.',
    unreachable: 'TMDB est injoignable. Vérifiez votre connexion ; la clé n’est pas forcément en cause.',
    failed: 'La clé n’a pas pu être testée.',
  },
  region: 'Pays',
  regionList: 'Afficher les pays',
  noRegion: 'Aucun pays trouvé.',
  regionHint: 'Détermine les dates de sortie et les plateformes de streaming.',
  language: 'Langue',
  languageHint: 'S’applique aux titres, aux descriptions et aux textes de l’interface.',
  adult: 'Inclure les contenus pour adultes',
  adultHint: 'Détermine si les contenus pour adultes apparaissent dans les résultats de recherche.',
  reset: 'Rétablir les valeurs par défaut',
  resetQuestion:
    'La clé API, le pays, la langue et le réglage des contenus pour adultes reprennent leurs valeurs par défaut.',
  appearance: 'Thème et langue',
  theme: 'Thème',
  themes: { system: 'Système', dark: 'Sombre', light: 'Clair' },
  keyboard: 'Clavier',
  keyShortcutsHint:
    'Appuyez sur / pour rechercher et sur\u00a0? pour voir tous les raccourcis. Désactivez ces raccourcis si vous utilisez la dictée vocale ou s’il vous arrive d’appuyer dessus par erreur.',
  showKeys: 'Afficher les raccourcis',
  about: 'À propos de Matinee',
  attribution:
    'Ce produit utilise TMDB et les API de TMDB, mais n’est ni soutenu, ni certifié, ni approuvé de quelque autre manière par TMDB.',
  tmdb: 'The Movie Database (TMDB)',
  justWatch: 'Les offres de streaming proviennent de JustWatch.',
  kept: 'Les détails et les images des films provenant de TMDB sont conservés dans ce navigateur pendant 180 jours au maximum, puis rechargés ou supprimés.',
  terms: 'Conditions d’utilisation de TMDB',
  version: (version: string) => `Version ${version}`,
  licenses: 'Licences',
  languages: {
    'en-US': 'Anglais (États-Unis)',
    'es-ES': 'Espagnol',
    'fr-FR': 'Français',
    'de-DE': 'Allemand',
    'it-IT': 'Italien',
    'ja-JP': 'Japonais',
    'ko-KR': 'Coréen',
    'pt-BR': 'Portugais (Brésil)',
    'zh-CN': 'Chinois (simplifié)',
    'ru-RU': 'Russe',
  },
  inspector: {
    developers: 'Pour les développeurs',
    developersNote:
      'Chaque flux de l’application est une machine à états que l’on peut observer pendant qu’elle fonctionne.',
    flows: 'Flux',
    flowsHint: 'Un diagramme de chaque flux, à essayer sur place. Fonctionne hors ligne.',
    title: 'Stately Inspector',
    hint: 'Affiche les flux en cours sur stately.ai, dans une fenêtre à part. Votre clé, vos listes et ce que vous saisissez n’y sont pas envoyés.',
    attached: 'L’inspecteur est connecté et affiche ce qui s’exécute.',
    blocked:
      'Le navigateur a bloqué la fenêtre de l’inspecteur. Autorisez les fenêtres pop-up pour ce site, puis activez l’inspecteur dans les paramètres.',
    unanswered: 'L’inspecteur ne répond pas. Êtes-vous connecté à Internet ? La page Flux fonctionne hors ligne.',
    notLoaded: 'L’inspecteur n’a pas pu être chargé. Êtes-vous connecté à Internet ?',
  },
  deletion: {
    heading: 'Supprimer toutes mes données',
    hint: 'Supprime vos listes, votre historique et vos paramètres de ce navigateur et de tous ses onglets.',
    open: 'Supprimer toutes mes données',
    question: 'Voulez-vous vraiment tout supprimer ? Cette action est irréversible.',
    exportFirst:
      'Vos points de restauration sont supprimés aussi. Exportez vos données d’abord si vous pensez en avoir encore besoin.',
    export: 'Exporter les données',
    cancel: 'Annuler',
    confirm: 'Tout supprimer',
    deleting: 'Suppression…',
    done: {
      title: 'Toutes les données sont supprimées',
      description: 'Matinee est de nouveau comme à votre première visite',
    },
    failed: 'Impossible de supprimer vos données. Veuillez réessayer.',
  },
} satisfies SettingsMessages
