export const releaseKinds = ['cinema', 'digital', 'physical'] as const

export type ReleaseKind = (typeof releaseKinds)[number]

/** The first release of each kind, and a return to cinemas. */
export const releaseEvents = [...releaseKinds, 'return'] as const

export type ReleaseEvent = (typeof releaseEvents)[number]

export const kindOf = (event: ReleaseEvent): ReleaseKind => (event === 'return' ? 'cinema' : event)

/** Those that the user wants to see: all until they choose. */
export const kindsIn = ({
  releaseKinds: chosen,
}: {
  readonly releaseKinds?: readonly ReleaseKind[]
}): readonly ReleaseKind[] => chosen ?? releaseKinds

export const areReleaseKinds = (value: unknown): value is readonly ReleaseKind[] =>
  Array.isArray(value) && value.every((kind) => releaseKinds.includes(kind))
