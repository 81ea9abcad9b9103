import type { FiltersMessages } from '../messages/filters.ts'
import { number, plural } from './grammar.ts'

export const ptBR = {
  genres: 'Gêneros',
  modes: { any: 'Qualquer um deles', all: 'Todos eles' },
  year: 'Ano de lançamento',
  runtime: 'Duração',
  from: 'De',
  to: 'Até',
  any: 'Qualquer',
  both: 'Os dois querem ver',
  allMovies: 'Todos os filmes',
  tabs: 'Filtros salvos',
  all: 'Todos',
  save: 'Salvar como aba',
  saveTitle: 'Salvar estes filtros como aba',
  saveHint: 'A aba guarda os filtros e a ordem.',
  shared: 'Ela aparece em todas as coleções.',
  name: 'Nome',
  example: 'ex.: Comédias curtas',
  nameTaken: 'Já existe uma aba com este nome.',
  confirm: 'Salvar',
  update: 'Salvar alterações',
  edit: 'Editar aba',
  moveLeft: 'Mover para a esquerda',
  moveRight: 'Mover para a direita',
  position: (place, count) => `Aba ${number(place)} de ${number(count)}`,
  delete: 'Excluir aba',
  unknownRuntimes: (count: number) =>
    plural(count, {
      one: `A duração de ${number(count)} filme ainda não é conhecida.`,
      many: `A duração de ${number(count)} de filmes ainda não é conhecida.`,
      other: `A duração de ${number(count)} filmes ainda não é conhecida.`,
    }),
  toasts: {
    saved: 'Aba salva',
    renamed: 'Aba renomeada',
    updated: 'Aba atualizada',
    moved: 'Aba movida',
    deleted: 'Aba excluída',
    failed: 'Não foi possível salvar a alteração',
  },
} satisfies FiltersMessages
