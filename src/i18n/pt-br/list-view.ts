import type { ListViewMessages } from '../messages/list-view.ts'
import { number, quoted } from './grammar.ts'

export const ptBR: ListViewMessages = {
  title: 'Ordem e exibição',
  close: 'Fechar',
  density: 'Exibição',
  densities: { posters: 'Pôsteres', small: 'Pôsteres pequenos', rows: 'Linhas' },
  shuffle: 'Embaralhar',
  arrange: 'Reordenar',
  done: 'Concluir',
  arrangeHint:
    'Arraste um filme para o lugar dele. Com o teclado: Espaço pega, as setas movem, Espaço solta, Esc devolve.',
  arrangeTouchHint: 'Mantenha o dedo em um filme e arraste-o para o lugar dele.',
  grab: 'filme que pode ser movido',
  lifted: (title, place, all) => `${quoted(title)} na mão: posição ${number(place)} de ${number(all)}.`,
  moved: (title, place, all) => `${quoted(title)}: posição ${number(place)} de ${number(all)}.`,
  dropped: (title, place, all) => `${quoted(title)} agora está na posição ${number(place)} de ${number(all)}.`,
  cancelled: (title, place) => `${quoted(title)} voltou para a posição ${number(place)}.`,
  orderChanged: 'Ordem alterada',
  orderChangedText: (title, place) => `${quoted(title)} agora está na posição ${number(place)}.`,
  refused: 'Não foi possível alterar a ordem.',
  cover: 'Capa',
  automatic: 'Filmes mais recentes',
  coverOf: (title) => `Capa: ${quoted(title)}`,
  added: (date) => `Adicionado: ${date}`,
}
