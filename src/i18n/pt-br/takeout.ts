import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number, plural } from './grammar.ts'

export const ptBR = {
  heading: 'Usar em outro lugar',
  note: 'Arquivos com seus filmes para outros serviços e para planilhas. Só um backup tem tudo.',
  empty: 'Ainda não há nada para levar.',
  spreadsheet: 'Planilha',
  hints: {
    letterboxd: 'Diário, lista e coleções como listas',
    trakt: 'Histórico, notas e lista',
    table: 'Tudo em uma tabela, uma linha para cada dado',
  },
  title: (name) => `Arquivos para ${name}`,
  contents: (count, files) =>
    `${movies(count)} em ${plural(files, { one: 'um arquivo', many: `${number(files)} de arquivos`, other: `${number(files)} arquivos` })}.`,
  zip: 'Eles vêm em um arquivo ZIP. Descompacte antes de enviar.',
  lost: 'O que não cabe lá',
  losses: {
    'times of day': 'O horário de uma sessão: os dias ficam.',
    'viewings of one day': 'Sessões de um filme no mesmo dia viram uma só. As anotações e tags de todas são mantidas.',
    'undated viewings': 'Várias sessões sem data viram uma só.',
    'ratings without a viewing': 'Filmes com nota ou anotação, mas sem sessão, contam como assistidos.',
    likes: 'As curtidas.',
    'when it was rated': 'Quando você deu nota a um filme.',
    'when it was added': 'Quando você adicionou um filme.',
    'movies being watched': 'Que você está no meio de um filme.',
    'details of viewings': 'Nota, anotação e tags de uma sessão. A última nota vira a do filme.',
    'notes and tags': 'Anotações e tags.',
    collections: 'Coleções.',
    'names of lists': 'Nomes e descrições das coleções: digite-os ao criar as listas.',
    'the rest of the app': 'Configurações, abas, capas e filmes que não são para você.',
  },
  concerns: (count) => `(${movies(count)})`,
  next: 'Para onde enviar',
  where: {
    letterboxd: 'Envie o histórico lá, a lista na sua página “Watchlist” e cada coleção na página de uma lista nova.',
    trakt: 'Envie o arquivo lá, em “Data”.',
    table: 'Abre no Excel, LibreOffice, Numbers e Planilhas Google, e o Matinee pode importar de novo.',
  },
  ids: {
    label: 'Buscando os IDs do IMDb',
    complete: 'Todos os IDs do IMDb foram buscados.',
    missing: (count) =>
      plural(count, {
        one: `${number(count)} filme ainda não tem ID do IMDb. Você pode baixar sem ele.`,
        many: `${number(count)} de filmes ainda não têm ID do IMDb. Você pode baixar sem eles.`,
        other: `${number(count)} filmes ainda não têm ID do IMDb. Você pode baixar sem eles.`,
      }),
  },
  failed: 'Não foi possível criar o arquivo. Tente novamente.',
  cancel: 'Cancelar',
  download: 'Baixar',
} satisfies TakeoutMessages
