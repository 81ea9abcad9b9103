import type { DevicesMessages } from '../messages/devices.ts'
import { megabytes, number } from './grammar.ts'

export const deDE = {
  heading: 'Deine Geräte',
  note: 'Nimm deine Bibliothek auf deine anderen Geräte mit: als Datei oder über einen gemeinsamen Ordner. Nichts verlässt diesen Browser, bevor du es willst.',
  noDatabase:
    'In diesem Browser hat Matinee keine Datenbank, deshalb lassen sich hier keine Dateien anderer Geräte zusammenführen. Export und Import funktionieren trotzdem.',
  name: 'Name dieses Geräts',
  nameHint: 'Deine anderen Geräte zeigen ihn an, wenn sie eine Datei von hier empfangen.',
  sendHint: 'Erstellt eine Datei mit allem: Listen, Verlauf, Bewertungen, Notizen und Einstellungen.',
  send: 'An anderes Gerät senden',
  receiveHint:
    'Führt die Datei eines anderen Geräts mit dem zusammen, was hier ist. Verlorene, alte oder doppelte Dateien schaden nicht.',
  receive: 'Empfangen',
  reveals: {
    title: 'Wer die Datei lesen kann',
    open: 'Wer die Datei bekommt, kann deine Listen, deinen Verlauf, deine Bewertungen, Notizen und Einstellungen lesen. Dein API-Schlüssel ist nie darin.',
    sealed:
      'Mit einer Passphrase versiegelt, können nur die sie lesen, die die Passphrase kennen. Name, Größe und Datum bleiben sichtbar. Nur eine versiegelte Datei kann deinen API-Schlüssel enthalten, und nur wenn du es willst.',
  },
  cancel: 'Abbrechen',
  close: 'Fertig',
  sending: {
    title: 'An ein anderes Gerät senden',
    seal: 'Datei mit einer Passphrase versiegeln',
    sealHint: 'Sonst kann jeder sie lesen, der sie bekommt.',
    passphrase: 'Passphrase',
    passphraseHint: 'Mindestens 8 Zeichen. Dein anderes Gerät fragt danach, und niemand kann sie wiederherstellen.',
    show: 'Passphrase anzeigen',
    hide: 'Passphrase verbergen',
    key: 'Meinen API-Schlüssel mitsenden',
    keyHint: 'Das Gerät, das die Datei empfängt, verwendet dann deinen Schlüssel.',
    confirm: 'Datei erstellen',
    writing: 'Datei wird erstellt ...',
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuche es noch einmal.',
    ready: (file: string) => `${file} ist fertig.`,
    share: 'Datei teilen',
    download: 'Datei herunterladen',
    notShared: 'Dein Browser konnte die Datei nicht teilen. Lade sie stattdessen herunter.',
    next: (file: string) => `Bring ${file} auf dein anderes Gerät. Öffne dort die Einstellungen und wähle „Empfangen“.`,
  },
  reading: 'Datei wird geöffnet ...',
  restorePoint: 'Wiederherstellungspunkt wird angelegt ...',
  merging: 'Wird zusammengeführt ...',
  undoing: 'Wird rückgängig gemacht ...',
  from: (device: string, date: string) => `Von ${device}, ${date}`,
  clock: (amount: string) =>
    `Die Uhr des anderen Geräts geht vor: ${amount}. Änderungen von dort können spätere von hier überstimmen.`,
  sealed: {
    title: 'Versiegelte Datei',
    question: 'Gib die Passphrase ein, mit der diese Datei versiegelt wurde.',
    wrong: 'Diese Passphrase öffnet die Datei nicht.',
    open: 'Datei öffnen',
  },
  joining: {
    title: 'Dieser Bibliothek beitreten?',
    note: 'Die Datei stammt aus einer Bibliothek, der dieser Browser noch nicht angehört. Entscheide, was aus beiden wird. Vorher legen wir einen Wiederherstellungspunkt an.',
    table: 'Einträge',
    onlyHere: 'Nur hier',
    onlyThere: 'Nur in der Datei',
    same: 'In beiden, gleich',
    differing: 'In beiden, verschieden',
    legend: 'Was soll geschehen?',
    choices: {
      join: {
        name: 'Zusammenführen',
        hint: 'Behält alles aus beiden. Wo sie sich unterscheiden, gilt die letzte Änderung.',
      },
      'take theirs': {
        name: 'Die andere übernehmen',
        hint: 'Macht diesen Browser zu einer Kopie der Datei. Was nur hier ist, wird aus diesem Browser entfernt.',
      },
      'replace theirs': {
        name: 'Die andere ersetzen',
        hint: 'Behält, was hier ist. Was nur dort ist, wird entfernt, sobald das andere Gerät deine nächste Datei empfängt.',
      },
    },
    sameNames: 'Sammlungen gleichen Namens vereinen',
  },
  consent: {
    title: 'So viel entfernen?',
    note: 'Alles andere in der Datei wird in jedem Fall übernommen.',
    amount: (count: number) => `Einträge hier, die die Datei entfernt: ${number(count)}`,
    legend: 'Was ist mit dem Entfernten?',
    choices: {
      apply: { name: 'Auch hier entfernen', hint: 'Vorher legen wir einen Wiederherstellungspunkt an.' },
      'keep mine': {
        name: 'Meine behalten',
        hint: 'Sie bleiben hier und kehren mit deiner nächsten Datei auf deine anderen Geräte zurück.',
      },
      later: { name: 'Später entscheiden', hint: 'Sie bleiben vorerst hier. Die nächste Datei fragt wieder.' },
    },
    confirm: 'Weiter',
  },
  stopped: {
    title: 'Kein Platz für einen Wiederherstellungspunkt',
    note: 'Dein Browser konnte keine Kopie deiner jetzigen Daten anlegen. Es hat sich nichts geändert. Um ohne sie fortzufahren, lade zuerst eine Sicherung herunter.',
    download: 'Sicherung herunterladen',
    confirm: 'Ohne fortfahren',
  },
  merged: {
    title: 'Datei zusammengeführt',
    added: (count: number) => `Hinzugefügt: ${number(count)}`,
    changed: (count: number) => `Geändert: ${number(count)}`,
    removed: (count: number) => `Entfernt: ${number(count)}`,
    nothing: 'Dieser Browser hatte schon alles aus der Datei.',
    waiting: (count: number) =>
      `Entfernungen, die auf deine Entscheidung warten: ${number(count)}. Die nächste Datei fragt wieder.`,
    undo: 'Zusammenführung rückgängig machen',
    undoHint:
      'Nur dieser Browser kehrt zurück. Er verlässt die gemeinsame Bibliothek, bis du wieder eine Datei empfängst.',
    undone: 'Deine Daten sind wieder wie vor der Datei.',
    undoFailed: 'Die Zusammenführung konnte nicht rückgängig gemacht werden. Bitte versuche es noch einmal.',
  },
  problems: {
    'not an exchange file': 'Diese Datei stammt nicht aus „An anderes Gerät senden“.',
    damaged: 'Diese Datei ist beschädigt: Sie wurde unterwegs abgeschnitten oder verändert. Sende sie noch einmal.',
    hostile: 'Diese Datei enthält Einträge, die keine Version von Matinee schreibt. Nichts wurde übernommen.',
    'not readable': 'Dein Browser konnte die Datei nicht lesen. Wähle sie noch einmal aus.',
    failed: 'Etwas ist schiefgegangen, und die Datei wurde nicht übernommen. Es hat sich nichts geändert.',
    'no passphrase': 'Diese Datei ist versiegelt. Wähle sie noch einmal aus und gib ihre Passphrase ein.',
    'wrong passphrase': 'Diese Passphrase öffnet die Datei nicht.',
    'no space': 'Dein Browser hat keinen Platz für die zusammengeführten Daten. Es hat sich nichts geändert.',
    'no database': 'Ohne Datenbank kann dieser Browser keine Dateien zusammenführen.',
    tooLarge: (size: number) => `Diese Datei ist zu groß: ${megabytes(size)}.`,
    newer:
      'Diese Datei stammt von einer neueren Version von Matinee. Lade die Seite neu, um sie zu aktualisieren, und empfange die Datei dann noch einmal.',
  },
  scope: {
    legend: 'Wo?',
    choices: {
      here: {
        name: 'Nur hier',
        hint: 'Deine anderen Geräte behalten ihre Daten. Dieser Browser verlässt die gemeinsame Bibliothek, bis er ihr mit einer Datei oder einem Ordner wieder beitritt.',
      },
      everywhere: {
        name: 'Auf allen Geräten',
        hint: 'Deine anderen Geräte folgen über den gemeinsamen Ordner oder wenn sie deine nächste Datei empfangen.',
      },
    },
  },
} satisfies DevicesMessages
