import { sectionPaths } from '../movie/addresses.ts'
import type { RecordId } from '../values/ids.ts'

export const friendHref = (id: RecordId): string => `${sectionPaths.friends.list}?friend=${id}`
