import type { SharedList, SharedMovie } from './shared-list.ts'

export const titleAndYear = ({ title, year }: SharedMovie): string => (year === null ? title : `${title} (${year})`)

/** A numbered list for a message. */
export const listText = ({ name, note, movies }: SharedList): string =>
  [
    ...[name, note].filter((text) => text !== ''),
    ...(name === '' && note === '' ? [] : ['']),
    ...movies.flatMap((movie, index) => [
      `${index + 1}. ${titleAndYear(movie)}`,
      ...(movie.note ? movie.note.split('\n').map((line) => `   ${line}`) : []),
    ]),
  ].join('\n')

/** Of a file: letters and digits of any script. */
export const fileNameFor = (name: string, ending: string): string => {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `matinee-${words || 'list'}.${ending}`
}
