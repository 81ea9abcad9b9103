import type { HiddenMessages } from '../messages/hidden.ts'
import { number, plural, quoted } from './grammar.ts'

export const ptBR = {
  name: 'Não é para mim',
  named: (title) => `Não é para mim: ${title}`,
  hint: 'Estes filmes não são sugeridos a você: nem no Início, nem em Descobrir, nem entre os semelhantes, nem em “Hoje à noite”. A busca ainda os encontra.',
  empty:
    'Você não descartou nenhum filme. O botão “Não é para mim” está abaixo dos pôsteres, na página de cada filme e em “Hoje à noite”.',
  unhide: 'Recuperar',
  unhideNamed: (title) => `Recuperar: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Mostrar ${number(count)} filme`,
      many: `Mostrar todos os ${number(count)} filmes`,
      other: `Mostrar todos os ${number(count)} filmes`,
    }),
  toasts: {
    hide: {
      title: 'Descartado',
      description: (title) => `${quoted(title)} não será mais sugerido a você.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} filme não será mais sugerido a você.`,
          many: `${number(count)} de filmes não serão mais sugeridos a você.`,
          other: `${number(count)} filmes não serão mais sugeridos a você.`,
        }),
    },
    unhide: {
      title: 'Recuperado',
      description: (title) => `${quoted(title)} pode voltar a ser sugerido a você.`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} filme pode voltar a ser sugerido a você.`,
          many: `${number(count)} de filmes podem voltar a ser sugeridos a você.`,
          other: `${number(count)} filmes podem voltar a ser sugeridos a você.`,
        }),
    },
    failed: 'O navegador não conseguiu salvar. O armazenamento dele pode estar cheio.',
  },
} satisfies HiddenMessages
