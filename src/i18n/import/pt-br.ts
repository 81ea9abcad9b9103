import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { ImportMessages } from './messages.ts'

const plural = pluralOf('pt-BR')
const { number, megabytes } = numbersOf('pt-BR')

const movies = (count: number): string =>
  plural(count, {
    one: `${number(count)} filme`,
    many: `${number(count)} de filmes`,
    other: `${number(count)} filmes`,
  })

const collectionCount = (count: number): string =>
  plural(count, {
    one: `${number(count)} coleção`,
    many: `${number(count)} de coleções`,
    other: `${number(count)} coleções`,
  })

export const ptBR = {
  choose: 'Importar dados',
  drop: 'Escolha ou solte um arquivo exportado. Você verá as alterações antes que sejam salvas.',
  dropNow: 'Solte o arquivo aqui',
  reading: 'Lendo o arquivo…',
  cancel: 'Cancelar',
  title: 'Importar dados',
  exported: (date) => `Data da exportação: ${date}`,
  exportDateUnknown: 'Data da exportação desconhecida',
  inFile: 'No arquivo',
  lists: {
    watchlist: 'Filmes na sua lista',
    collections: 'Coleções',
    collectionMovies: 'Filmes em coleções',
    watchHistory: 'Histórico',
    notForMe: 'Não é para mim',
    settings: 'Configurações',
  },
  count: number,
  strategy: 'Modo de importação',
  strategies: {
    merge: { name: 'Combinar', hint: 'Adiciona o que você ainda não tem. O que você já tem fica como está.' },
    overwrite: { name: 'Substituir', hint: 'Substitui suas listas pelas do arquivo.' },
  },
  outcome: 'O que vai mudar',
  changes: { added: 'A adicionar', kept: 'A manter', replaced: 'A substituir', removed: 'A remover' },
  total: (change, count) => `${change}: ${number(count)}`,
  settingsChange: (fields) => `Configurações que mudam: ${fields}`,
  noSettingsChange: 'As configurações não mudam.',
  renamed: (count) =>
    plural(count, {
      one: `${number(count)} coleção recebe um número porque o nome já existe.`,
      many: `${number(count)} de coleções recebem um número porque os nomes já existem.`,
      other: `${number(count)} coleções recebem um número porque os nomes já existem.`,
    }),
  orphans: (count) =>
    plural(count, {
      one: `${number(count)} filme fica de fora porque a coleção dele não existe.`,
      many: `${number(count)} de filmes ficam de fora porque as coleções deles não existem.`,
      other: `${number(count)} filmes ficam de fora porque as coleções deles não existem.`,
    }),
  leftOut: (count) =>
    plural(count, {
      one: `${number(count)} item não pode ser lido e fica de fora`,
      many: `${number(count)} de itens não podem ser lidos e ficam de fora`,
      other: `${number(count)} itens não podem ser lidos e ficam de fora`,
    }),
  wrongRatings: (count) =>
    plural(count, {
      one: `${number(count)} nota fora da escala de 1 a 10 fica de fora`,
      many: `${number(count)} de notas fora da escala de 1 a 10 ficam de fora`,
      other: `${number(count)} notas fora da escala de 1 a 10 ficam de fora`,
    }),
  reason: (list, count, reason) => `${list}: ${number(count)}, ${reason}`,
  reasons: {
    'not a list': 'não é uma lista',
    'not an object': 'não é um registro',
    'no movie id': 'sem ID de filme',
    'no id': 'sem ID',
    'no name': 'sem nome',
    'no collection id': 'sem ID de coleção',
    repeated: 'repetido no arquivo',
    setting: (field) => `${field}: valor inválido`,
  },
  key: {
    label: 'Usar a chave de API do arquivo',
    new: 'Você ainda não tem nenhuma.',
    other: 'Ela substituirá a sua.',
  },
  confirm: 'Importar',
  replaceMovies: (count) => `Substituir ${movies(count)}`,
  replaceLists: 'Substituir minhas listas',
  importing: 'Importando…',
  tooMuch: (amount) => `Isto não cabe no armazenamento do navegador. O excesso é de ${amount}.`,
  megabytes,
  problems: {
    'no file': 'Nenhum arquivo disponível',
    failed: 'Não foi possível ler o arquivo de importação',
    'not readable': 'Não foi possível ler o arquivo.',
    'not text': 'Não foi possível ler o arquivo como texto.',
    'not json': 'O arquivo não é um JSON válido.',
    'not a backup': 'O arquivo não é uma exportação válida.',
    'not saved': 'O navegador não salvou os dados importados. Tudo continua como estava.',
    tooLarge: (size, most) => `O arquivo é grande demais: ${size}. É possível importar no máximo ${most}.`,
    schema: (version) => `Versão do esquema de dados não compatível: ${version}`,
    noSchema: 'desconhecida',
    lists: {
      watchlist: 'Os dados da sua lista não têm um formato válido.',
      collections: 'Os dados das coleções não têm um formato válido.',
      collectionMovies: 'Os dados dos filmes em coleções não têm um formato válido.',
    },
  },
  failed: 'Não foi possível importar os dados',
  done: {
    title: 'Importação concluída',
    description: (items, collections) =>
      `Dados importados: ${movies(items)} na sua lista e ${collectionCount(collections)}`,
  },
  last: (fileName, date) => `Última importação: ${fileName} (${date})`,
  undo: 'Desfazer a importação',
  undoHint: 'Você pode desfazê-la até alterar suas listas.',
  undone: { title: 'Importação desfeita', description: 'Seus dados voltaram a ser como eram antes da importação' },
  undoFailed: 'Não foi possível desfazer a importação. Tente novamente.',
} satisfies ImportMessages
