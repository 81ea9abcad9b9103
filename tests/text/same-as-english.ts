import type { Translated } from '#text/catalogues.ts'

/** Lines that read the same in a language as in English, and are meant to. */
export const sameAsEnglish: Readonly<Record<Translated, readonly string[]>> = {
  'de-DE': [
    'app.name',
    'navigation.watchlist',
    'genres.14',
    'genres.16',
    'genres.18',
    'genres.27',
    'genres.28',
    'genres.37',
    'genres.53',
    'genres.878',
    'genres.9648',
    'card.named',
    'offers.source',
    'person.dialog',
    'person.lived',
    'person.departments.Crew',
    'lists.genre',
    'inspector.title',
    'settings.region',
    'settings.tmdb',
    'settings.fields.region',
    'discover.genres',
    'discover.genre',
  ],
}
