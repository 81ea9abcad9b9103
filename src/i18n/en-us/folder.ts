import { number, plural } from './grammar.ts'

export const enUS = {
  heading: 'Shared folder',
  intro:
    'Keep your devices in sync through a folder in your own cloud: Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive or Dropbox. No account with us, no server of ours.',
  connect: 'Connect a Folder',
  unsupported:
    "This browser doesn't let pages use folders. Chrome, Edge and other Chromium browsers do, on computers and on Android. Here you can do the same by hand: send and receive a file below.",
  connecting: {
    title: 'Connect a folder',
    carried:
      'Choose a folder that your cloud syncs to your other devices, and connect the same one there. Matinee creates a folder named “matinee” in it.',
    written:
      'From then on, every change is written there soon after you make it, and what your other devices wrote is merged here. Your library stays in this browser, too.',
    visible:
      'Whoever can read the folder can read your lists, history, ratings, notes and settings, unless you seal it with a passphrase. You decide that next.',
    next: 'Your browser will ask which folder to use, and whether Matinee may change it.',
    choose: 'Choose Folder',
    reading: 'Reading the folder...',
    joining: 'Joining...',
    failed: "We couldn't use this folder. Nothing has changed. Try again, or choose another one.",
  },
  sealing: {
    title: 'Seal the folder?',
    seal: 'Seal it with a passphrase',
    sealHint:
      'Then only your devices can read what is in it. The names, sizes and times of the files stay visible to whoever can see the folder.',
    passphraseHint: 'At least 8 characters. Each of your devices asks for it once, and nobody can recover it.',
    key: 'Share my API key',
    keyHint: 'Your other devices will use it. It is only ever in a sealed folder.',
    confirm: 'Connect',
  },
  sealed: {
    title: 'Sealed folder',
    question: 'Another device sealed this folder. Enter its passphrase.',
    wrong: "This passphrase doesn't open the folder.",
    open: 'Open Folder',
  },
  joining: {
    note: "This folder has a library that this browser hasn't joined yet. Decide what happens to both. We'll keep a restore point first.",
    onlyThere: 'Only in the folder',
    choices: {
      join: { name: 'Join', hint: 'Keeps everything from both. Where they differ, the latest change wins.' },
      'take theirs': {
        name: 'Take theirs',
        hint: "Makes this browser a copy of the folder. What's only here is removed from this browser.",
      },
      'replace theirs': {
        name: 'Replace theirs',
        hint: "Keeps what's here. What's only there is removed on your other devices.",
      },
    },
  },
  joined: {
    title: 'Folder joined',
    undo: 'Undo Joining',
    undoHint: 'Only this browser goes back, and it leaves the folder. What it wrote there stays.',
    undone: 'Your data is back to how it was before you joined the folder. The folder is disconnected.',
    undoFailed: "We couldn't undo it. Please try again.",
  },
  consent: {
    note: 'Everything else is merged in any case.',
    amount: (count: number) => `Entries here that your other devices removed: ${number(count)}`,
    choices: {
      apply: { name: 'Remove here too', hint: "We'll keep a restore point first." },
      'keep mine': { name: 'Keep mine', hint: 'They stay here, and return to your other devices.' },
      later: { name: 'Decide later', hint: 'They stay here for now, and the question stays in Settings.' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `Saved here and in ${folder}, ${ago}`,
    savedThere: (folder: string) => `Saved here and in ${folder}`,
    saving: (folder: string) => `Saving to ${folder}...`,
    waiting: (count: number) =>
      plural(count, { one: `${number(count)} change waiting`, other: `${number(count)} changes waiting` }),
    paused: 'Syncing is paused',
    'trying again': 'Trying again soon',
    'newer version': 'A newer Matinee wrote here',
  },
  hints: {
    paused: 'Nothing is read or written until you resume.',
    'trying again': 'Something could not be read or written. Matinee tries again by itself.',
    'newer version': 'Reload the page to update. Until then, nothing is read or written there.',
  },
  needs: {
    permission: {
      line: 'Allow the folder again',
      hint: 'Your browser forgot that Matinee may use it. Nothing is lost: your changes wait here.',
      act: 'Allow Folder',
    },
    'no passphrase': {
      line: 'Enter the passphrase',
      hint: 'The folder is sealed, and this browser has no key for it yet.',
      act: 'Open Folder',
    },
    'two keys': {
      line: 'The folder was sealed twice',
      hint: 'Two devices sealed it apart from each other. On one of them, disconnect the folder and delete what that device wrote, then connect it again.',
      act: 'Try Again',
    },
    gone: {
      line: 'The folder is gone',
      hint: 'Nothing was deleted here. It was moved, renamed or emptied: put it back, or disconnect and connect another one.',
      act: 'Try Again',
    },
    full: {
      line: 'The folder is full',
      hint: 'Make room where the folder is kept. Your changes wait here.',
      act: 'Try Again',
    },
    'read only': {
      line: "The folder can't be changed",
      hint: 'Your system lets Matinee read it, but not write. Your changes wait here.',
      act: 'Try Again',
    },
    'no database': {
      line: 'No database here',
      hint: 'Without a database, this browser cannot merge what other devices wrote.',
      act: 'Try Again',
    },
    'no space': {
      line: 'No room in this browser',
      hint: 'There is no room for what your other devices wrote. Nothing has changed.',
      act: 'Try Again',
    },
    removed: {
      line: 'This device was removed',
      hint: 'Another device removed it from the folder. What you changed here is kept: join again to share it.',
      act: 'Join Again',
    },
    'other library': {
      line: 'Another library is in the folder',
      hint: 'Its files belong to a library that this browser has not joined. Nothing was merged.',
      act: 'Join',
    },
    removals: {
      line: 'Removals wait for you',
      hint: 'Your other devices removed so much that it could be a mistake. Everything else goes on.',
      act: 'Decide',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device} is still uploading`,
    unreadable: (device: string) => `${device}: a file cannot be read and is left out`,
    'not sealed': (device: string) => `${device}: a file is not sealed and is left out`,
    'unknown key': (device: string) => `${device}: a file was sealed with another key and is left out`,
    someDevice: 'Another device',
  },
  devices: {
    title: 'Devices in the folder',
    here: 'This device',
    seen: (date: string) => `Last seen ${date}`,
    unseen: 'Not seen yet',
    waiting: (count: number) =>
      plural(count, { one: `${number(count)} file on its way`, other: `${number(count)} files on their way` }),
    held: 'Removals are waiting for your decision',
    remove: 'Remove',
    removeNamed: (device: string) => `Remove ${device}`,
    removing: {
      title: (device: string) => `Remove ${device}?`,
      note: 'What it changed stays with your other devices. Should it come back, it stops and asks to join again.',
      confirm: 'Remove Device',
    },
  },
  passphrase: {
    act: 'Change Passphrase',
    title: 'Change the passphrase',
    note: 'Connected devices carry on without being asked. The current passphrase still opens the folder for anyone who knows it: to keep someone out, connect a new folder.',
    before: 'Current passphrase',
    after: 'New passphrase',
    confirm: 'Change',
    wrong: 'This is not the current passphrase.',
    failed: "We couldn't change the passphrase. Please try again.",
    changed: 'From now on, the new passphrase opens the folder, too.',
  },
  syncNow: 'Sync Now',
  pause: 'Pause',
  resume: 'Resume',
  disconnect: 'Disconnect',
  disconnecting: {
    title: 'Disconnect the folder?',
    note: 'Everything stays in this browser. Your other devices go on without it.',
    others: (names: string) => `Other devices in the folder: ${names}`,
    last: 'No other device has been in the folder for 90 days: if the files are deleted, the folder is emptied at once.',
    legend: 'What about the files of this device?',
    choices: {
      keep: { name: 'Keep them', hint: 'Your other devices can still read what this one wrote.' },
      delete: { name: 'Delete them', hint: 'Your other devices take over what this one wrote, then delete it.' },
      'delete now': {
        name: 'Delete now',
        hint: "What your other devices haven't read yet is lost to them, and a device that joins later may not get everything.",
      },
    },
    failed: "We couldn't delete them, and the folder is still connected. Try again, or keep the files.",
  },
}
