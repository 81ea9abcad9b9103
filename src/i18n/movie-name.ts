import type { CoreMessages } from '#messages/types.ts'

/** 'Alien (1979)', or 'Alien' where the year is not known. */
export const movieName = ({ named }: CoreMessages['card'], title: string, year: number | null): string =>
  year === null ? title : named({ title, year })
