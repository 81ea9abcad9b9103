/** Days of visits as JSON. */
export const releaseVisitsKey = 'release-visits'
