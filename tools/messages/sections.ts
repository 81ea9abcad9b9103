/** The groups of texts that Home needs. They load at once, the others with the first screen that needs one. */
export const coreSections: readonly string[] = [
  'app',
  'offline',
  'navigation',
  'progress',
  'demo',
  'genres',
  'card',
  'seen',
  'search',
  'home',
  'toasts',
  'settingNames',
  'errors',
  'notFound',
  'movie',
  'trailer',
  'offers',
  'movieCollections',
  'person',
  'watchlist',
  'lists',
  'selection',
  'watched',
  'collections',
  'collectionDialog',
  'collection',
  'discover',
  'servicePicker',
  'pager',
]

/** Texts that are needed before the language is there, or in each language at once: a module for all languages. */
export const everyLanguage: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  'start-failure': { failed: 'app.failedTitle', retry: 'app.retry', unreachable: 'shell.unreachable' },
  'old-browser': 'shell.oldBrowser',
  'language-names': 'language.name',
  'language-offers': {
    line: 'language.offer.line',
    accept: 'language.offer.accept',
    dismiss: 'language.offer.dismiss',
  },
}

/** The groups that are in those modules alone. */
export const shellSections: readonly string[] = ['language', 'shell']
