/** Bytes of all files together; those of an archive also unpacked. */
export const maxBytes = 64 * 1024 * 1024
export const maxMembers = 1000
export const maxRows = 100_000
export const maxColumns = 300
/** Characters; TMDB's longest titles have about 200. */
export const maxTitle = 300
/** Characters of a cell or a note. */
export const maxCell = 100_000

/** Characters of what a question shows of a file. */
export const maxShown = 80

export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text
