import { number, plural } from '../grammar/en-us.ts'

export const enUS = {
  genres: 'Genres',
  modes: { any: 'Any of these', all: 'All of these' },
  year: 'Release year',
  runtime: 'Runtime',
  from: 'From',
  to: 'To',
  any: 'Any',
  tabs: 'Saved filters',
  all: 'All',
  save: 'Save as tab',
  saveTitle: 'Save these filters as a tab',
  saveHint: 'The tab keeps the filters and the order.',
  shared: 'It appears on every collection.',
  name: 'Name',
  example: 'e.g. Short comedies',
  nameTaken: 'There is already a tab with this name.',
  confirm: 'Save',
  update: 'Save changes',
  edit: 'Rename or delete tab',
  delete: 'Delete tab',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `The runtime of ${number(count)} movie is not known yet.`,
      other: `The runtimes of ${number(count)} movies are not known yet.`,
    }),
  toasts: {
    saved: 'Tab saved',
    renamed: 'Tab renamed',
    updated: 'Tab updated',
    deleted: 'Tab deleted',
    failed: "Couldn't save the change",
  },
}
