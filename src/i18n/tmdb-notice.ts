/** TMDB's terms require this wording, so it is shown beside every translation. */
export const tmdbNotice =
  'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.'
