import { type Member, openArchive } from './archive.ts'

/** Nothing else is opened in an archive that has any of these: exports hold tokens, addresses and messages too. */
const known: readonly RegExp[] = [
  // Letterboxd
  /^(?:watched|diary|ratings|reviews|watchlist)\.csv$/,
  /^likes\/films\.csv$/,
  /^lists\/[^/]+\.csv$/,
  // Trakt
  /^(?:watched|ratings|lists|collection|comments|notes)[-/][^/]+\.json$/,
  /^_errors\.json$/,
  // Simkl, Movary, TV Time, Netflix
  /^simkl[^/]*\.(?:json|csv)$/,
  /^(?:[\w-]*-)?(?:history|ratings|watchlist)\.csv$/,
  /^(?:[^/]+\/)*(?:tracking-prod-records|lists-prod-lists|tvtime-lists[^/]*|[^/]*movies[^/]*)\.(?:csv|json)$/,
  /^(?:[^/]+\/)*(?:viewingactivity|mylist|netflixviewinghistory)\.csv$/,
  /^(?:[^/]+\/)*content_interaction\/ratings\.csv$/,
]

const isText = /\.(?:csv|tsv|txt|json|jsonl|jsonld)$/
const isPersonal =
  /profile|settings?|token|password|account|e-?mail|auth|session|device|address|payment|billing|user[-_]/
const isIgnored = /(?:^|\/)(?:__macosx|deleted|orphaned|\.[^/]*)(?:\/|$)/

const ownFolders = new Set(['likes', 'lists', 'watched', 'ratings', 'collection', 'comments', 'notes'])

/** The folder that holds everything, '' where there is none. */
const topFolder = (paths: readonly string[]): string => {
  const [folder = ''] = paths[0]?.split('/', 1) ?? []
  const isTop = !ownFolders.has(folder) && paths.every((path) => path.startsWith(`${folder}/`))
  return isTop ? `${folder}/` : ''
}

/** The members that may hold movies; nothing is unpacked. */
export const membersToRead = (bytes: Uint8Array<ArrayBuffer>): readonly Member[] => {
  const all = openArchive(bytes).filter(({ path }) => !isIgnored.test(path.toLowerCase()))
  const top = topFolder(all.map(({ path }) => path))
  const members = all.map((member) => ({ ...member, path: member.path.slice(top.length) }))
  const expected = members.filter(({ path }) => known.some((pattern) => pattern.test(path.toLowerCase())))
  if (expected.length > 0) return expected
  return members.filter(({ path }) => isText.test(path.toLowerCase()) && !isPersonal.test(path.toLowerCase()))
}
