import type { RecordsStatus } from '#stores/records/lifecycle.ts'

/** Then a banner says where the lists are. */
export const areListsMissing = (status: RecordsStatus): boolean =>
  status.kind === 'lists lost' ||
  status.kind === 'lists out of reach' ||
  (status.kind === 'newer schema' && !status.hasLists)
