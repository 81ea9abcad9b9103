import type { StatisticsMessages } from '../messages/statistics.ts'
import { movies, number, plural } from './grammar.ts'

export const ptBR = {
  heading: 'Estatísticas',
  subtitle: 'Tudo o que você assistiu, em números',
  period: 'Período',
  allTime: 'Tudo',
  range: 'Escolher datas…',
  from: 'De',
  to: 'Até',
  movies,
  viewings: (count) =>
    plural(count, {
      one: `${number(count)} sessão`,
      many: `${number(count)} de sessões`,
      other: `${number(count)} sessões`,
    }),
  hours: (count) =>
    plural(count, { one: `${number(count)} hora`, many: `${number(count)} de horas`, other: `${number(count)} horas` }),
  days: (count) =>
    plural(count, { one: `${number(count)} dia`, many: `${number(count)} de dias`, other: `${number(count)} dias` }),
  totals: {
    counting: 'Ainda contando',
    label: 'Totais',
    movies: 'Filmes',
    viewings: 'Sessões',
    hours: 'Horas',
    rewatches: 'Reassistidos',
    average: 'Nota média',
    streak: 'Maior sequência',
    busiestDay: 'Dia mais cheio',
    busiestMonth: 'Mês mais cheio',
  },
  charts: {
    calendar: (year) => `Sessões em ${year}`,
    years: 'Sessões por ano',
    months: 'Sessões por mês',
    weekdays: 'Sessões por dia da semana',
    ratings: 'Notas',
    decades: 'Décadas',
    releaseYears: 'Anos de lançamento',
    genres: 'Gêneros',
    countries: 'Países',
    languages: 'Idiomas originais',
    runtimes: 'Durações',
    companions: 'Com quem você assistiu',
    directors: 'Diretores mais assistidos',
    actors: 'Atores mais assistidos',
    collections: 'Suas coleções',
    filmographies: 'Filmes dos seus diretores',
  },
  yourRatings: 'Você',
  noLanguage: 'Sem idioma',
  serboCroatian: 'servo-croata',
  tmdbRatings: 'TMDB',
  asTable: 'Mostrar como tabela',
  asChart: 'Mostrar como gráfico',
  less: 'Menos',
  more: 'Mais',
  share: (watched, total) => `${number(watched)} de ${number(total)}`,
  seen: (watched, total) =>
    plural(watched, {
      one: `${number(watched)} de ${number(total)} assistido`,
      many: `${number(watched)} de ${number(total)} assistidos`,
      other: `${number(watched)} de ${number(total)} assistidos`,
    }),
  unreleased: (count) => `${number(count)} por estrear`,
  personNote: 'Com três filmes ou mais',
  nobody: 'Ninguém em três destes filmes ainda.',
  none: 'Ainda não há dados.',
  runtime: {
    under: (minutes) => `Menos de ${number(minutes)} min`,
    between: (least, most) => `${number(least)}–${number(most)} min`,
    over: (minutes) => `${number(minutes)} min ou mais`,
  },
  decade: (year) => `Anos ${year}`,
  filters: {
    released: (year) => `Lançados em ${year}`,
    director: (name) => `Dirigidos por ${name}`,
    actor: (name) => `Com ${name}`,
    own: (rating) => `Você: ${rating}`,
    votes: (rating) => `TMDB: ${rating}`,
    rated: 'Com sua nota',
    undated: 'Sem data',
    rewatch: 'Reassistidos',
    unlisted: 'Em nenhuma lista',
    since: (date) => `Desde ${date}`,
    until: (date) => `Até ${date}`,
    unknownPerson: 'uma pessoa',
  },
  undated: (count) =>
    plural(count, {
      one: `${number(count)} sessão não tem data: ela conta nos totais, mas não nos gráficos por dia, mês e ano.`,
      many: `${number(count)} de sessões não têm data: elas contam nos totais, mas não nos gráficos por dia, mês e ano.`,
      other: `${number(count)} sessões não têm data: elas contam nos totais, mas não nos gráficos por dia, mês e ano.`,
    }),
  withoutViewing: (count) =>
    plural(count, {
      one: `${number(count)} filme foi marcado como assistido sem sessão: ele conta no total, mas não nos gráficos.`,
      many: `${number(count)} de filmes foram marcados como assistidos sem sessão: eles contam no total, mas não nos gráficos.`,
      other: `${number(count)} filmes foram marcados como assistidos sem sessão: eles contam no total, mas não nos gráficos.`,
    }),
  unknownRuntimes: (count) =>
    plural(count, {
      one: `A duração de ${number(count)} sessão não é conhecida, então faltam horas.`,
      many: `A duração de ${number(count)} de sessões não é conhecida, então faltam horas.`,
      other: `A duração de ${number(count)} sessões não é conhecida, então faltam horas.`,
    }),
  facts: {
    label: 'Carregando detalhes',
    missing: (count) =>
      plural(count, {
        one: `As pessoas, o país e o idioma de ${number(count)} filme ainda não são conhecidos.`,
        many: `As pessoas, os países e os idiomas de ${number(count)} de filmes ainda não são conhecidos.`,
        other: `As pessoas, os países e os idiomas de ${number(count)} filmes ainda não são conhecidos.`,
      }),
    paused: 'O carregamento está em pausa.',
    waiting: 'O carregamento continua quando você voltar a ficar on-line.',
    failed: 'O TMDB não respondeu.',
    pause: 'Pausar',
    resume: 'Carregar detalhes',
  },
  watchlist: {
    heading: 'Ainda na sua lista',
    amount: (count, time) => `${movies(count)}, ${time} para assistir`,
    unknown: (count) =>
      plural(count, {
        one: `Sem contar ${number(count)} filme de duração desconhecida.`,
        many: `Sem contar ${number(count)} de filmes de duração desconhecida.`,
        other: `Sem contar ${number(count)} filmes de duração desconhecida.`,
      }),
    pace: (weeks) =>
      plural(weeks, {
        one: `No seu ritmo dos últimos 90 dias, você termina em ${number(weeks)} semana.`,
        many: `No seu ritmo dos últimos 90 dias, você termina em ${number(weeks)} de semanas.`,
        other: `No seu ritmo dos últimos 90 dias, você termina em ${number(weeks)} semanas.`,
      }),
  },
  few: 'As médias e os gráficos aparecem aqui a partir de cinco filmes.',
  empty: 'Nenhuma sessão ainda. Marque um filme como assistido e os números dele aparecem aqui.',
  emptyPeriod: 'Você não assistiu nada neste período.',
  showAll: 'Mostrar tudo',
  review: {
    open: (year) => `Retrospectiva ${year}`,
    heading: (year) => `Retrospectiva ${year}`,
    subtitle: 'Seu ano em uma imagem para guardar ou compartilhar',
    back: 'Voltar às estatísticas',
    shape: 'Formato da imagem',
    portrait: 'Retrato',
    landscape: 'Paisagem',
    download: 'Baixar imagem',
    share: 'Compartilhar',
    failed: 'Não foi possível criar a imagem.',
    empty: (year) => `Você não assistiu nada em ${year}.`,
    year: 'Meu ano de cinema',
    pace: (days, month) =>
      days === 1
        ? `Um filme por dia, principalmente em ${month}.`
        : `Um filme a cada ${number(days)} dias, principalmente em ${month}.`,
    genres: 'Gêneros mais assistidos',
    directors: 'Diretores',
    actors: 'Atores',
    first: 'Primeiro filme',
    last: 'Último filme',
    best: 'Melhores notas',
    all: 'Filme a filme',
  },
} satisfies StatisticsMessages
