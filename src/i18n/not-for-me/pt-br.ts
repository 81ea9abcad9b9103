import { number, plural, quoted } from '../grammar/pt-br.ts'
import type { NotForMeMessages } from './messages.ts'

export const ptBR = {
  name: 'Não é para mim',
  named: (title) => `Não é para mim: ${title}`,
  hint: 'Filmes que não são oferecidos a você: nem no início, nem em Descobrir, nem entre os semelhantes, nem para hoje à noite. A busca ainda os encontra.',
  empty: 'Você não descartou nenhum filme. O botão está abaixo dos pôsteres, em cada filme e na página “Hoje à noite”.',
  putBack: 'Recuperar',
  putBackNamed: (title) => `Recuperar: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Mostrar ${number(count)} filme`,
      many: `Mostrar todos os ${number(count)} filmes`,
      other: `Mostrar todos os ${number(count)} filmes`,
    }),
  toasts: {
    putAway: {
      title: 'Descartado',
      description: (title) => `${quoted(title)} não será mais oferecido a você.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} filme não será mais oferecido a você.`,
          many: `${number(count)} filmes não serão mais oferecidos a você.`,
          other: `${number(count)} filmes não serão mais oferecidos a você.`,
        }),
    },
    putBack: {
      title: 'Recuperado',
      description: (title) => `${quoted(title)} pode ser oferecido a você de novo.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} filme pode ser oferecido a você de novo.`,
          many: `${number(count)} filmes podem ser oferecidos a você de novo.`,
          other: `${number(count)} filmes podem ser oferecidos a você de novo.`,
        }),
    },
    failed: 'O navegador não salvou. O armazenamento dele pode estar cheio.',
  },
} satisfies NotForMeMessages
