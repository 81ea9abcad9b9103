import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent, plural } from './grammar.ts'

export const ptBR = {
  heading: 'Dados',
  import: 'Importação',
  backup: 'Cópia de segurança',
  storage: 'Armazenamento',
  note: 'Seus dados ficam apenas neste navegador. Se você limpar os dados do site, eles se perdem: exporte-os como backup.',
  watchlistItems: 'Filmes na sua lista',
  collections: 'Coleções',
  moviesInCollections: 'Filmes em coleções',
  space: 'Espaço de armazenamento',
  used: (share) => (share < 1 ? `Menos de ${percent(1)} usado` : `${percent(share)} usado`),
  room: (count) =>
    plural(count, {
      one: `ainda cabe cerca de ${number(count)} filme`,
      many: `ainda cabem cerca de ${number(count)} de filmes`,
      other: `ainda cabem cerca de ${number(count)} filmes`,
    }),
  full: 'não cabem mais filmes',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  copy: {
    last: 'Última cópia',
    never: 'Ainda não há nenhuma cópia',
    isExempt: 'O navegador apaga seus dados após uma semana sem visitas. Uma cópia fica a salvo disso.',
    orInstalledIsExempt:
      'O navegador apaga seus dados após uma semana sem visitas, a menos que você instale o Matinee. Uma cópia fica a salvo disso.',
    none: 'Você não tem nenhuma cópia fora deste navegador.',
    uncopied: (changes) =>
      plural(changes, {
        one: `${number(changes)} alteração está só neste navegador.`,
        many: `${number(changes)} de alterações estão só neste navegador.`,
        other: `${number(changes)} alterações estão só neste navegador.`,
      }),
    dismiss: 'Não lembrar novamente',
  },
  seenListed: (count) =>
    plural(count, {
      one: `${number(count)} filme que você tinha assistido ou avaliado não estava em nenhuma lista. Agora ele está em “Assistidos”.`,
      many: `${number(count)} de filmes que você tinha assistido ou avaliado não estavam em nenhuma lista. Agora eles estão em “Assistidos”.`,
      other: `${number(count)} filmes que você tinha assistido ou avaliado não estavam em nenhuma lista. Agora eles estão em “Assistidos”.`,
    }),
  persistence: 'Armazenamento protegido',
  persisted: 'Ativado. O navegador não apagará estes dados por conta própria.',
  notPersisted: 'Desativado. O navegador pode apagar estes dados se faltar espaço.',
  clearedAfterAWeek:
    'Desativado. O navegador apaga estes dados após uma semana sem visitas, ou antes se faltar espaço.',
  onHomeScreen:
    'Na Tela de Início isso não acontece, mas o Matinee começa vazio: exporte seus dados, escolha Compartilhar > Adicionar à Tela de Início e importe o arquivo lá.',
  inDock:
    'No Dock isso não acontece, mas o Matinee começa vazio: exporte seus dados, escolha Arquivo > Adicionar ao Dock e importe o arquivo lá.',
  storedIn: 'Cópia de segurança',
  storedTwice: 'Ativada. Se uma cópia for danificada, a outra a substitui.',
  export: 'Exportar dados',
  includeKey: 'Incluir minha chave de API',
  includeKeyHint: 'Qualquer pessoa com o arquivo pode ler a chave.',
  noKey: 'Você não adicionou nenhuma chave.',
} satisfies OwnDataMessages
