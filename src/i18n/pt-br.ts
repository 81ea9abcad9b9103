import { numbersOf } from './numbers.ts'
import { pluralOf } from './plural.ts'
import { ptBRScreens } from './pt-br-screens.ts'
import type { EarlyTexts, Texts } from './texts.ts'

const plural = pluralOf('pt-BR')
const { number, percent, decimal } = numbersOf('pt-BR')

const early: EarlyTexts = {
  app: {
    name: 'Matinee',
    skipToContent: 'Pular para o conteúdo',
    retry: 'Tentar novamente',
    failedTitle: 'Algo deu errado',
    failedHint: 'Não foi possível mostrar esta parte da página. Sua lista está segura.',
    loading: 'Carregando…',
  },
  navigation: {
    main: 'Principal',
    home: 'Início',
    discover: 'Descobrir',
    watchlist: 'Minha lista',
    watched: 'Assistidos',
    collections: 'Coleções',
    settings: 'Configurações',
    scrollToTop: 'Voltar ao topo',
  },
  progress: {
    title: 'Seu progresso',
    watched: (count) =>
      plural(count, {
        one: `${number(count)} assistido`,
        many: `${number(count)} assistidos`,
        other: `${number(count)} assistidos`,
      }),
    unwatched: (count) =>
      plural(count, {
        one: `${number(count)} não assistido`,
        many: `${number(count)} não assistidos`,
        other: `${number(count)} não assistidos`,
      }),
    share: (share) => `${percent(share)} assistido`,
  },
  demo: {
    notice: 'Você está vendo o catálogo de demonstração.',
    settings: 'Adicione sua chave do TMDB',
    dismiss: 'Fechar este aviso',
  },
  genres: {
    28: 'Ação',
    12: 'Aventura',
    16: 'Animação',
    35: 'Comédia',
    80: 'Crime',
    99: 'Documentário',
    18: 'Drama',
    10751: 'Família',
    14: 'Fantasia',
    36: 'História',
    27: 'Terror',
    10402: 'Música',
    9648: 'Mistério',
    10749: 'Romance',
    878: 'Ficção científica',
    10770: 'Cinema TV',
    53: 'Thriller',
    10752: 'Guerra',
    37: 'Faroeste',
  },
  card: {
    noImage: 'Sem imagem',
    decimal,
    rating: (rating) => `Avaliação: ${rating} de 10`,
    named: (title, year) => (year === null ? title : `${title} (${year})`),
    add: (title) => `Adicionar “${title}” à sua lista`,
    remove: (title) => `Remover “${title}” da sua lista`,
    inWatchlist: (title) => `“${title}” está na sua lista`,
    markWatched: (title) => `Marcar “${title}” como assistido`,
    markUnwatched: (title) => `Marcar “${title}” como não assistido`,
    progress: (title, share) => `“${title}”: ${percent(share)} assistido`,
  },
  search: {
    label: 'Buscar filmes',
    placeholder: 'Buscar filmes…',
    loading: 'Carregando…',
    none: 'Nenhum resultado encontrado',
    seeAll: 'Ver todos os resultados',
    unknownYear: 'Ano desconhecido',
    failed: 'A busca falhou.',
    clear: 'Limpar a busca',
    results: 'Resultados da busca',
    found: (count) =>
      plural(count, {
        one: `${number(count)} resultado`,
        many: `${number(count)} de resultados`,
        other: `${number(count)} resultados`,
      }),
  },
  home: {
    recommended: 'Recomendados para você',
    seeAll: 'Ver tudo',
    empty: 'Não há filmes em alta no momento.',
  },
  toasts: {
    region: 'Mensagens',
    close: 'Fechar',
    undo: 'Desfazer',
    added: { title: 'Adicionado à sua lista', description: (title) => `“${title}” foi adicionado à sua lista` },
    removed: {
      title: 'Removido da sua lista',
      description: (title) => `“${title}” foi removido da sua lista`,
      several: (count) =>
        plural(count, {
          one: `${number(count)} filme foi removido da sua lista`,
          many: `${number(count)} de filmes foram removidos da sua lista`,
          other: `${number(count)} filmes foram removidos da sua lista`,
        }),
    },
    mixed: (count) =>
      plural(count, {
        one: `${number(count)} alteração pode ser desfeita`,
        many: `${number(count)} de alterações podem ser desfeitas`,
        other: `${number(count)} alterações podem ser desfeitas`,
      }),
  },
  errors: {
    title: 'Erro',
    addFromCard: 'Não foi possível adicionar à sua lista',
    removeFromWatchlist: 'Não foi possível remover da sua lista',
    provider: (status, reason) => `Erro da API do TMDB: ${status} ${reason}`,
    reasons: {
      network: 'Sem conexão com a rede',
      timeout: 'Tempo limite esgotado',
      malformed: 'Resposta inválida',
    },
    refusedKey: 'O TMDB recusou a chave de API. Verifique-a nas Configurações.',
    checkKey: 'Verificar a chave de API',
  },
}

/** Portuguese (Brazil), whole. */
export const ptBR: Texts = {
  ...early,
  ...ptBRScreens,
  toasts: { ...early.toasts, ...ptBRScreens.toasts },
  errors: { ...early.errors, ...ptBRScreens.errors },
}
