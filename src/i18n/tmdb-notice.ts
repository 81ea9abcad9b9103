/**
 * What TMDB's terms ask to be shown, in the words that they give: it stands beside every
 * translation. English has it once more as a line of its own: shared, it would be a chunk more to load.
 */
export const tmdbNotice =
  'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.'
