import type { HiddenMessages } from '../messages/hidden.ts'
import { number, plural, quoted } from './grammar.ts'

export const deDE = {
  name: 'Nichts für mich',
  named: (title) => `Nichts für mich: ${title}`,
  hint: 'Diese Filme werden dir nicht vorgeschlagen: weder auf der Startseite noch unter „Entdecken“, bei ähnlichen Filmen oder unter „Heute Abend“. Die Suche findet sie weiterhin.',
  empty:
    'Du hast keine Filme aussortiert. „Nichts für mich“ findest du unter den Postern, bei jedem Film und auf der Seite „Heute Abend“.',
  unhide: 'Zurückholen',
  unhideNamed: (title) => `Zurückholen: ${title}`,
  showAll: (count) =>
    plural(count, { one: `${number(count)} Film anzeigen`, other: `Alle ${number(count)} Filme anzeigen` }),
  toasts: {
    hide: {
      title: 'Aussortiert',
      description: (title) => `${quoted(title)} wird dir nicht mehr vorgeschlagen.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} Film wird dir nicht mehr vorgeschlagen.`,
          other: `${number(count)} Filme werden dir nicht mehr vorgeschlagen.`,
        }),
    },
    unhide: {
      title: 'Zurückgeholt',
      description: (title) => `${quoted(title)} kann dir wieder vorgeschlagen werden.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} Film kann dir wieder vorgeschlagen werden.`,
          other: `${number(count)} Filme können dir wieder vorgeschlagen werden.`,
        }),
    },
    failed: 'Der Browser konnte das nicht speichern. Vielleicht ist sein Speicher voll.',
  },
} satisfies HiddenMessages
