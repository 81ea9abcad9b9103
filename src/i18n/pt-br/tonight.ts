import type { TonightMessages } from '../messages/tonight.ts'
import { number, plural, quoted } from './grammar.ts'

export const ptBR = {
  question: 'O que assistir hoje à noite?',
  invitation: 'Diga quanto tempo você tem e o que está a fim de assistir. Você recebe três filmes para escolher.',
  choose: 'Escolher um filme',
  conditions: 'O que você procura',
  source: {
    label: 'De',
    watchlist: 'Minha lista',
    unlisted: 'Algo novo',
    friend: (name) => `Com ${name}`,
  },
  time: { label: 'Tempo', any: 'Sem limite', upTo: (length) => `Até ${length}` },
  taste: {
    label: 'Clima',
    any: 'Qualquer clima',
    moods: {
      funny: 'Engraçado',
      thrilling: 'De tirar o fôlego',
      adventurous: 'De aventura',
      moving: 'Emocionante',
      otherworldly: 'De outro mundo',
      scary: 'Assustador',
      family: 'Para a família',
      real: 'Histórias reais',
    },
  },
  services: {
    label: 'Onde',
    any: 'Qualquer lugar',
    mine: 'Nas minhas plataformas',
  },
  movies: 'Três filmes para hoje à noite',
  looking: 'Procurando filmes…',
  shown: (titles) => `Para hoje à noite: ${titles}`,
  another: 'Outros três',
  allSeen: (count) => {
    const others = `Esses eram todos os ${number(count)} filmes. Aqui estão de novo, em outra ordem.`
    return plural(count, {
      one: 'Esse era o único filme. Aqui está ele de novo.',
      many: others,
      other: others,
    })
  },
  thisOne: 'Este',
  thisOneNamed: (title) => `Este: ${title}`,
  lengthUnknown: 'Duração desconhecida',
  rentOrBuy: 'Para alugar ou comprar',
  nowhere: (country) => `Indisponível: ${country}`,
  servicesUnknown: 'Disponibilidade desconhecida',
  reasons: {
    director: (title, rating) => `Mesma direção de ${quoted(title)} (você: ★ ${rating})`,
    services: 'Em uma das suas plataformas',
    time: (length) => `${length} abaixo do seu limite`,
    watchlist: (day) => `Na sua lista desde ${day}`,
    collection: (day) => `Nesta coleção desde ${day}`,
    popular: 'Popular e em nenhuma das suas listas',
    both: (name) => `Na sua lista e na de ${name}`,
    friend: (name) => `Na lista de ${name}`,
  },
  leftOut: {
    runtime: (count) => {
      const others = `${number(count)} filmes ficaram de fora porque a duração é desconhecida.`
      return plural(count, {
        one: 'Um filme ficou de fora porque a duração é desconhecida.',
        many: others,
        other: others,
      })
    },
    services: (count) => {
      const others = `${number(count)} filmes ficaram de fora porque não se sabe onde assistir a eles.`
      return plural(count, {
        one: 'Um filme ficou de fora porque não se sabe onde assistir a ele.',
        many: others,
        other: others,
      })
    },
  },
  empty: {
    maxRuntime: (length) => `Nenhum filme dura ${length} ou menos`,
    taste: (taste) => `Nenhum filme combina com ${quoted(taste)}`,
    services: 'Nenhum dos filmes está nessas plataformas',
    watchlist: 'Não resta nada para assistir na sua lista',
    collection: 'Esta coleção não tem filmes',
    unlisted: 'Não há outros filmes',
    friend: 'Não sobrou nada para vocês dois',
    without: (count) => {
      const others = `Sem esta condição há ${number(count)} filmes.`
      return plural(count, { one: 'Sem esta condição há um filme.', many: others, other: others })
    },
    drop: {
      maxRuntime: 'Aceitar qualquer duração',
      taste: 'Aceitar qualquer clima',
      services: 'Procurar em qualquer lugar',
    },
    lookElsewhere: 'Encontrar algo novo',
  },
} satisfies TonightMessages
