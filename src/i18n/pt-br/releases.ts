import type { ReleasesMessages } from '../messages/releases.ts'

export const ptBR = {
  subtitle: 'Filmes da sua lista que você ainda não assistiu',
  back: 'Voltar para minha lista',
  news: 'Novidades da sua lista',
  nothingNew: 'Nenhuma novidade na sua lista',
  upcoming: 'Em breve',
  lately: 'Lançados há pouco',
  noneUpcoming: 'Nenhuma data futura é conhecida para estes filmes.',
  empty: 'Não há mais filmes para assistir na sua lista',
  emptyNew: 'Adicione filmes à sua lista para ver aqui as datas de lançamento',
  noKinds: 'Todos os tipos de lançamento estão desativados nas Configurações.',
  kinds: { cinema: 'Cinema', digital: 'Digital', physical: 'DVD e Blu-ray' },
  since: {
    cinema: (day) => `Nos cinemas desde ${day}`,
    digital: (day) => `Em digital desde ${day}`,
    physical: (day) => `Em DVD e Blu-ray desde ${day}`,
    return: (day) => `De volta aos cinemas desde ${day}`,
  },
  from: {
    cinema: (day) => `Nos cinemas a partir de ${day}`,
    digital: (day) => `Em digital a partir de ${day}`,
    physical: (day) => `Em DVD e Blu-ray a partir de ${day}`,
    return: (day) => `De volta aos cinemas a partir de ${day}`,
  },
  sample: 'Dados de exemplo, não datas reais.',
  save: 'Salvar calendário',
  saveHint:
    'Um evento de dia inteiro por filme: o próximo lançamento. Importe o arquivo de novo mais tarde para atualizar os eventos.',
  addOne: (title) => `Adicionar ao calendário: ${title}`,
  dismiss: 'Dispensar',
  dismissed: 'Novidades dispensadas',
  hint: 'O Início mostra os filmes da sua lista lançados desde a sua última visita e, em uma página à parte, os próximos lançamentos. As datas são as do seu país.',
} satisfies ReleasesMessages
