import { type Catalog, MessageError } from './catalog.ts'

/** What describes a group, as a key in it. */
const ofGroup = '*'

/** What is wrong in the descriptions for translators: of a text or group that English lacks, and first groups that have none. */
export const problemsOfDescriptions = (descriptions: Catalog, model: Catalog): readonly string[] => {
  const groupsOf = ({ path }: { readonly path: readonly string[] }) =>
    path.map((_, depth) => path.slice(0, depth).join('.'))
  const texts = new Set(model.entries.map(({ key }) => key))
  const groups = new Set(model.entries.flatMap(groupsOf))
  const unknown = descriptions.entries.filter(({ key, path }) =>
    path.at(-1) === ofGroup ? !groups.has(path.slice(0, -1).join('.')) : !texts.has(key),
  )
  const described = new Set(descriptions.entries.map(({ key }) => key))
  const undescribed = [...new Set(model.entries.map(({ path: [first = ''] }) => first))].filter(
    (first) => !described.has(`${first}.${ofGroup}`),
  )
  return [
    ...unknown.map((entry) => new MessageError(descriptions.file, entry, 'describes nothing.').message),
    ...undescribed.map((first) => `${descriptions.file}: ${first}.${ofGroup} is missing.`),
  ]
}
