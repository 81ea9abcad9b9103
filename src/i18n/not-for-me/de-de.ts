import { number, plural, quoted } from '../grammar/de-de.ts'
import type { NotForMeMessages } from './messages.ts'

export const deDE = {
  name: 'Nichts für mich',
  named: (title) => `Nichts für mich: ${title}`,
  hint: 'Filme, die dir nicht angeboten werden: weder auf der Startseite noch unter Entdecken, bei ähnlichen Filmen oder für heute Abend. Die Suche findet sie weiterhin.',
  empty:
    'Du hast keine Filme aussortiert. Die Schaltfläche steht unter den Postern, bei jedem Film und auf der Seite „Heute Abend“.',
  putBack: 'Zurückholen',
  putBackNamed: (title) => `Zurückholen: ${title}`,
  showAll: (count) =>
    plural(count, { one: `${number(count)} Film anzeigen`, other: `Alle ${number(count)} Filme anzeigen` }),
  toasts: {
    putAway: {
      title: 'Aussortiert',
      description: (title) => `${quoted(title)} wird dir nicht mehr angeboten.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} Film wird dir nicht mehr angeboten.`,
          other: `${number(count)} Filme werden dir nicht mehr angeboten.`,
        }),
    },
    putBack: {
      title: 'Zurückgeholt',
      description: (title) => `${quoted(title)} kann dir wieder angeboten werden.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} Film kann dir wieder angeboten werden.`,
          other: `${number(count)} Filme können dir wieder angeboten werden.`,
        }),
    },
    failed: 'Der Browser hat das nicht gespeichert. Vielleicht ist sein Speicher voll.',
  },
} satisfies NotForMeMessages
