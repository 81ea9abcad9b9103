export const enUS = {
  restored: 'Your data was restored from a backup copy in this browser.',
  readOnly: 'This data was saved by a newer version of Matinee. You can view it here. Reload to change it.',
  readOnlyEmpty: 'Your lists were saved by a newer version of Matinee. Reload to see them.',
  storageBlocked: 'This browser blocks storage, so your changes last only until you leave.',
  localStorageBlocked: 'This browser blocks local storage, so your changes are saved only in its database.',
  databaseBlocked: 'This browser blocks its database, so your changes are saved only in local storage.',
  localStorageStuck: 'This browser no longer saves to local storage, so your changes are saved only in its database.',
  localStorageFull: "Your lists have outgrown local storage, so they're saved only in this browser's database.",
  listsOutOfReach:
    "Your lists are in this browser's database, which isn't responding. Try again, or restart your browser.",
  listsLost: "Your lists were kept in this browser's database, and it is empty. Import a backup.",
  unreadable:
    "Some of your saved data couldn't be read. Everything else is here, and the unreadable part was set aside in this browser.",
  refused: "Your browser couldn't save your last change. Its storage may be full.",
  discardDraft: 'Discard draft',
  changedMeanwhile: 'Changed in the meantime:',
  dismiss: 'Dismiss this message',
  importBackup: 'Import a backup',
  startEmpty: 'Start empty',
  reload: 'Reload',
  export: 'Export Data',
}
