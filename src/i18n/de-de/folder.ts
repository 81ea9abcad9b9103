import type { FolderMessages } from '../messages/folder.ts'
import { number, plural } from './grammar.ts'

export const deDE = {
  heading: 'Gemeinsamer Ordner',
  intro:
    'Ein Ordner, den deine eigene Cloud trägt, hält deine Geräte von selbst zusammen: Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive oder Dropbox. Ohne Konto bei uns, ohne Server von uns.',
  connect: 'Ordner verbinden',
  unsupported:
    'Dieser Browser lässt Seiten keine Ordner verwenden. Chrome, Edge und ihre Verwandten tun es, auf Computern und auf Android. Hier leistet eine Datei von Hand dasselbe: Sende und empfange sie unten.',
  connecting: {
    title: 'Einen Ordner verbinden',
    carried:
      'Wähle einen Ordner, den deine Cloud auf deine anderen Geräte trägt, und verbinde dort denselben. Matinee legt darin einen Ordner „matinee“ an.',
    written:
      'Von da an wird jede Änderung kurz danach dorthin geschrieben, und was deine anderen Geräte geschrieben haben, wird hier übernommen. Deine Bibliothek bleibt auch in diesem Browser.',
    visible:
      'Wer den Ordner lesen kann, kann deine Listen, deinen Verlauf, deine Bewertungen, Notizen und Einstellungen lesen, wenn du ihn nicht mit einer Passphrase versiegelst. Das entscheidest du als Nächstes.',
    next: 'Dein Browser fragt, welcher Ordner es ist und ob Matinee ihn ändern darf.',
    choose: 'Ordner wählen',
    reading: 'Ordner wird gelesen ...',
    joining: 'Wird zusammengeführt ...',
    failed:
      'Dieser Ordner ließ sich nicht verwenden. Es hat sich nichts geändert. Versuche es noch einmal, oder wähle einen anderen.',
  },
  sealing: {
    title: 'Ordner versiegeln?',
    seal: 'Mit einer Passphrase versiegeln',
    sealHint:
      'Dann können nur deine Geräte lesen, was darin ist. Namen, Größen und Zeiten der Dateien bleiben sichtbar für alle, die den Ordner sehen.',
    passphraseHint:
      'Mindestens 8 Zeichen. Jedes deiner Geräte fragt einmal danach, und niemand kann sie wiederherstellen.',
    key: 'Meinen API-Schlüssel teilen',
    keyHint: 'Deine anderen Geräte verwenden ihn dann. Er ist nur je in einem versiegelten Ordner.',
    confirm: 'Verbinden',
  },
  sealed: {
    title: 'Versiegelter Ordner',
    question: 'Ein anderes Gerät hat diesen Ordner versiegelt. Gib seine Passphrase ein.',
    wrong: 'Diese Passphrase öffnet den Ordner nicht.',
    open: 'Ordner öffnen',
  },
  joining: {
    note: 'In diesem Ordner ist eine Bibliothek, der dieser Browser noch nicht angehört. Entscheide, was aus beiden wird. Vorher legen wir einen Wiederherstellungspunkt an.',
    onlyThere: 'Nur im Ordner',
    choices: {
      join: {
        name: 'Zusammenführen',
        hint: 'Behält alles aus beiden. Wo sie sich unterscheiden, gilt die letzte Änderung.',
      },
      'take theirs': {
        name: 'Die andere übernehmen',
        hint: 'Macht diesen Browser zu einer Kopie des Ordners. Was nur hier ist, wird aus diesem Browser entfernt.',
      },
      'replace theirs': {
        name: 'Die andere ersetzen',
        hint: 'Behält, was hier ist. Was nur dort ist, wird auf deinen anderen Geräten entfernt.',
      },
    },
  },
  joined: {
    title: 'Ordner verbunden',
    undo: 'Beitritt rückgängig machen',
    undoHint: 'Nur dieser Browser geht zurück, und er verlässt den Ordner. Was er dort geschrieben hat, bleibt.',
    undone: 'Deine Daten sind wieder wie vor dem Beitritt. Der Ordner ist getrennt.',
    undoFailed: 'Das konnte nicht rückgängig gemacht werden. Bitte versuche es noch einmal.',
  },
  consent: {
    note: 'Alles andere wird in jedem Fall übernommen.',
    amount: (count: number) => `Einträge hier, die deine anderen Geräte entfernt haben: ${number(count)}`,
    choices: {
      apply: { name: 'Auch hier entfernen', hint: 'Vorher legen wir einen Wiederherstellungspunkt an.' },
      'keep mine': { name: 'Meine behalten', hint: 'Sie bleiben hier und kehren auf deine anderen Geräte zurück.' },
      later: {
        name: 'Später entscheiden',
        hint: 'Sie bleiben vorerst hier, und die Frage bleibt in den Einstellungen.',
      },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `Hier und in ${folder} gespeichert, ${ago}`,
    savedThere: (folder: string) => `Hier und in ${folder} gespeichert`,
    saving: (folder: string) => `Wird in ${folder} gespeichert ...`,
    waiting: (count: number) =>
      plural(count, { one: `${number(count)} Änderung wartet`, other: `${number(count)} Änderungen warten` }),
    paused: 'Abgleich pausiert',
    'trying again': 'Gleich ein neuer Versuch',
    'newer version': 'Ein neueres Matinee hat hier geschrieben',
  },
  hints: {
    paused: 'Bis du fortfährst, wird nichts gelesen oder geschrieben.',
    'trying again': 'Etwas konnte nicht gelesen oder geschrieben werden. Matinee versucht es von selbst noch einmal.',
    'newer version':
      'Lade die Seite neu, um sie zu aktualisieren. Bis dahin wird dort nichts gelesen oder geschrieben.',
  },
  needs: {
    permission: {
      line: 'Ordner wieder erlauben',
      hint: 'Dein Browser hat vergessen, dass Matinee ihn verwenden darf. Nichts ist verloren: Deine Änderungen warten hier.',
      act: 'Ordner erlauben',
    },
    'no passphrase': {
      line: 'Passphrase eingeben',
      hint: 'Der Ordner ist versiegelt, und dieser Browser hat noch keinen Schlüssel dafür.',
      act: 'Ordner öffnen',
    },
    'two keys': {
      line: 'Der Ordner wurde zweimal versiegelt',
      hint: 'Zwei Geräte haben ihn unabhängig voneinander versiegelt. Trenne den Ordner auf einem von ihnen, lösche dabei die Dateien dieses Geräts und verbinde ihn dann neu.',
      act: 'Erneut versuchen',
    },
    gone: {
      line: 'Der Ordner ist weg',
      hint: 'Hier wurde nichts gelöscht. Er wurde verschoben, umbenannt oder geleert: Leg ihn zurück, oder trenne ihn und verbinde einen anderen.',
      act: 'Erneut versuchen',
    },
    full: {
      line: 'Der Ordner ist voll',
      hint: 'Schaffe Platz, wo der Ordner liegt. Deine Änderungen warten hier.',
      act: 'Erneut versuchen',
    },
    'read only': {
      line: 'Der Ordner lässt sich nicht ändern',
      hint: 'Dein System lässt Matinee darin lesen, aber nicht schreiben. Deine Änderungen warten hier.',
      act: 'Erneut versuchen',
    },
    'no database': {
      line: 'Hier ist keine Datenbank',
      hint: 'Ohne Datenbank kann dieser Browser nicht übernehmen, was andere Geräte geschrieben haben.',
      act: 'Erneut versuchen',
    },
    'no space': {
      line: 'Kein Platz in diesem Browser',
      hint: 'Für das, was deine anderen Geräte geschrieben haben, ist kein Platz. Es hat sich nichts geändert.',
      act: 'Erneut versuchen',
    },
    removed: {
      line: 'Dieses Gerät wurde entfernt',
      hint: 'Ein anderes Gerät hat es aus dem Ordner entfernt. Was du hier geändert hast, ist noch da: Tritt wieder bei, um es zu teilen.',
      act: 'Wieder beitreten',
    },
    'other library': {
      line: 'Im Ordner ist eine andere Bibliothek',
      hint: 'Seine Dateien gehören zu einer Bibliothek, der dieser Browser nicht angehört. Nichts wurde übernommen.',
      act: 'Beitreten',
    },
    removals: {
      line: 'Entfernungen warten auf dich',
      hint: 'Deine anderen Geräte haben so viel entfernt, dass es ein Versehen sein könnte. Alles andere läuft weiter.',
      act: 'Entscheiden',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device} lädt noch hoch`,
    unreadable: (device: string) => `${device}: Eine Datei ist nicht lesbar und wird ausgelassen`,
    'not sealed': (device: string) => `${device}: Eine Datei ist nicht versiegelt und wird ausgelassen`,
    'unknown key': (device: string) =>
      `${device}: Eine Datei wurde mit einem anderen Schlüssel versiegelt und wird ausgelassen`,
    someDevice: 'Ein anderes Gerät',
  },
  devices: {
    title: 'Geräte im Ordner',
    here: 'Dieses Gerät',
    seen: (date: string) => `Zuletzt gesehen: ${date}`,
    unseen: 'Noch nicht gesehen',
    waiting: (count: number) =>
      plural(count, { one: `${number(count)} Datei unterwegs`, other: `${number(count)} Dateien unterwegs` }),
    held: 'Entfernungen warten auf deine Entscheidung',
    remove: 'Entfernen',
    removeNamed: (device: string) => `${device} entfernen`,
    removing: {
      title: (device: string) => `${device} entfernen?`,
      note: 'Was es geändert hat, bleibt auf deinen anderen Geräten. Kommt es zurück, hält es an und fragt, ob es wieder beitreten soll.',
      confirm: 'Gerät entfernen',
    },
  },
  passphrase: {
    act: 'Passphrase ändern',
    title: 'Passphrase ändern',
    note: 'Verbundene Geräte machen weiter, ohne zu fragen. Die bisherige Passphrase öffnet den Ordner weiterhin für alle, die sie kennen: Um jemanden auszuschließen, verbinde einen neuen Ordner.',
    before: 'Bisherige Passphrase',
    after: 'Neue Passphrase',
    confirm: 'Ändern',
    wrong: 'Das ist nicht die bisherige Passphrase.',
    failed: 'Die Passphrase konnte nicht geändert werden. Bitte versuche es noch einmal.',
    changed: 'Ab jetzt öffnet auch die neue Passphrase den Ordner.',
  },
  syncNow: 'Jetzt abgleichen',
  pause: 'Pausieren',
  resume: 'Fortfahren',
  disconnect: 'Trennen',
  disconnecting: {
    title: 'Ordner trennen?',
    note: 'In diesem Browser bleibt alles. Deine anderen Geräte machen ohne ihn weiter.',
    others: (names) => `Andere Geräte im Ordner: ${names}`,
    last: 'Seit 90 Tagen war kein anderes Gerät im Ordner: Wenn du die Dateien löschst, wird er sofort geleert.',
    legend: 'Was ist mit den Dateien dieses Geräts?',
    choices: {
      keep: { name: 'Behalten', hint: 'Deine anderen Geräte können weiter lesen, was dieses geschrieben hat.' },
      delete: {
        name: 'Löschen',
        hint: 'Deine anderen Geräte übernehmen, was dieses geschrieben hat, und löschen es dann.',
      },
      'delete now': {
        name: 'Sofort löschen',
        hint: 'Was deine anderen Geräte noch nicht gelesen haben, geht ihnen verloren, und ein Gerät, das später dazukommt, bekommt vielleicht nicht alles.',
      },
    },
    failed:
      'Sie ließen sich nicht löschen, und der Ordner ist noch verbunden. Versuche es noch einmal, oder behalte die Dateien.',
  },
} satisfies FolderMessages
