/** In minutes; the key is the address's. */
export const runtimeBuckets = ['0-59', '60-89', '90-104', '105-119', '120-149', '150-179', '180-'] as const
export type RuntimeBucket = (typeof runtimeBuckets)[number]

const ends = [60, 90, 105, 120, 150, 180] as const

/** Null for an unknown runtime. */
export const runtimeBucketOf = (minutes: number): RuntimeBucket | null => {
  if (!(minutes > 0)) return null
  const index = ends.findIndex((end) => minutes < end)
  return runtimeBuckets[index === -1 ? ends.length : index] ?? null
}

/** `1994` gives 1990. */
export const decadeOf = (year: number): number => Math.floor(year / 10) * 10
