/** What TMDB's terms ask to be shown, in the words that they give: it stands beside every translation. */
export const tmdbNotice =
  'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.'
