/** For text with a year at its end, '&', 'and', a link or an IMDb id; null where a search for the words is enough. */
export const searchFor = (text: string) =>
  /\d{4}\)?$|&|\band\b|\w\.\w+\/|^(tt|nm)\d/i.test(text) ? import('./search.ts') : null
