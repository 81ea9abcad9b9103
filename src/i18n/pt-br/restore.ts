import type { RestoreMessages } from '../messages/restore.ts'
import { number, plural } from './grammar.ts'

export const ptBR = {
  heading: 'Pontos de restauração',
  note: 'Cópias dos seus dados neste navegador: uma por dia quando algo mudou, e antes que uma importação ou restauração substitua algo. Elas têm tudo, menos sua chave de API.',
  show: 'Mostrar pontos de restauração',
  listing: 'Procurando pontos de restauração...',
  none: 'Nenhum ainda. O primeiro é criado na próxima vez que você abrir o Matinee, ou antes de substituir suas listas.',
  unavailable: 'O navegador não dá um banco de dados ao Matinee, então não pode haver pontos de restauração.',
  reasons: {
    daily: 'Diário',
    import: 'Antes de uma importação',
    joining: 'Antes de juntar outro dispositivo',
    restore: 'Antes de uma restauração',
    removals: 'Antes de remoções de outro dispositivo',
  },
  comparing: 'Comparando com seus dados...',
  same: 'Nada mudou desde então.',
  differences: 'Em comparação com agora',
  changes: { added: 'Falta agora', replaced: 'Alterado', removed: 'Novo' },
  settings: (fields) => `Configurações alteradas desde então: ${fields}`,
  all: 'Restaurar tudo',
  missing: 'Restaurar só o que falta',
  hint: 'Nos dois casos, antes é salvo um ponto de restauração dos seus dados atuais.',
  unreadable: 'Não é possível ler este ponto de restauração. Ele pode estar danificado ou não existir mais.',
  question: (date) =>
    `Seus dados voltam a ser os de ${date}. O que você adicionou desde então é removido, e o que você alterou volta a ser como era.`,
  cancel: 'Cancelar',
  restoring: 'Restaurando...',
  unprotected: 'Não há espaço para um ponto de restauração',
  unprotectedHint: 'O navegador não pode guardar seus dados atuais. Salve-os em um arquivo de backup e continue.',
  backup: 'Salvar um backup e continuar',
  refused: 'O navegador não salvou os dados restaurados. Tudo continua como estava.',
  done: {
    title: 'Dados restaurados',
    everything: 'Seus dados voltaram a ser os de então',
    missing: 'O que faltava está de volta',
  },
  undoFailed: 'Não foi possível desfazer a restauração. Tente novamente.',
  lastCopy: (age) => `Última cópia: ${age}`,
  noCopy: 'Você não tem nenhuma cópia fora deste navegador.',
  reminder: (changes) =>
    plural(changes, {
      one: `${number(changes)} alteração está só neste navegador.`,
      many: `${number(changes)} de alterações estão só neste navegador.`,
      other: `${number(changes)} alterações estão só neste navegador.`,
    }),
  clearedAfterAWeek:
    'Ele as apaga após uma semana sem visitas, a menos que você instale o Matinee. Uma cópia fica a salvo disso.',
  saveCopy: 'Salvar uma cópia',
  dismiss: 'Não lembrar novamente',
} satisfies RestoreMessages
