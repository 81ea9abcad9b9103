/** Whether Home will have new releases to show, by what is stored: known before the database has been read. */
export const areReleasesDue = (due: string | null, today: string): boolean => (due ?? '9') <= today
