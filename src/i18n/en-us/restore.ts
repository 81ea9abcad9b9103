import { number, plural } from './grammar.ts'

export const enUS = {
  heading: 'Restore points',
  note: 'Copies of your data in this browser, made once a day when something has changed, and before an import or a restore replaces anything. They hold everything but your API key.',
  show: 'Show restore points',
  listing: 'Looking for restore points...',
  none: 'None yet. The first one is made when you next open Matinee, or before you replace your lists.',
  unavailable: "Your browser gives Matinee no database, so there can't be any restore points.",
  reasons: {
    daily: 'Daily',
    import: 'Before an import',
    joining: 'Before joining another device',
    restore: 'Before a restore',
    removals: 'Before removals by another device',
  },
  comparing: 'Comparing with your data...',
  same: 'Nothing has changed since.',
  differences: 'Compared with now',
  changes: { added: 'Missing now', replaced: 'Changed since', removed: 'Added since' },
  settings: (fields: string) => `Settings changed since: ${fields}`,
  all: 'Restore all',
  missing: 'Restore only what is missing',
  hint: 'Either way, your data as it is now is kept as a restore point first.',
  unreadable: "This restore point can't be read. It may be damaged or gone.",
  question: (date: string) =>
    `Your data becomes what it was on ${date}. What you've added since is removed, and what you've changed since is changed back.`,
  cancel: 'Cancel',
  restoring: 'Restoring...',
  unprotected: 'No room for a restore point',
  unprotectedHint: "Your browser can't keep your data as it is now. Save it as a backup file, then go on.",
  backup: 'Save a backup and go on',
  refused: "Your browser couldn't save the restored data. Nothing has changed.",
  done: {
    title: 'Data restored',
    everything: 'Your data is what it was then',
    missing: 'What was missing is back',
  },
  undoFailed: "We couldn't undo the restore. Please try again.",
  lastCopy: (age: string) => `Last copy: ${age}`,
  noCopy: 'You have no copy outside this browser.',
  reminder: (changes: number) =>
    plural(changes, {
      one: `${number(changes)} change is only in this browser.`,
      other: `${number(changes)} changes are only in this browser.`,
    }),
  clearedAfterAWeek:
    'It clears them after a week without a visit, unless you install Matinee. A copy is safe from that.',
  saveCopy: 'Save a copy',
  dismiss: "Don't remind me again",
}
