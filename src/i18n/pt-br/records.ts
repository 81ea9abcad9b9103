import type { RecordsMessages } from '../messages/records.ts'

export const ptBR = {
  restored: 'Seus dados foram restaurados a partir de uma cópia de segurança neste navegador.',
  readOnly:
    'Estes dados vêm de uma versão mais recente do Matinee. Aqui você pode consultá-los. Recarregue a página para alterá-los.',
  readOnlyEmpty: 'Suas listas vêm de uma versão mais recente do Matinee. Recarregue a página para vê-las.',
  storageBlocked: 'Este navegador bloqueia o armazenamento: as alterações só são mantidas até você sair.',
  localStorageBlocked:
    'Este navegador bloqueia o armazenamento local: as alterações são salvas apenas no banco de dados dele.',
  databaseBlocked:
    'Este navegador bloqueia o banco de dados dele: as alterações são salvas apenas no armazenamento local.',
  localStorageStuck:
    'Este navegador não salva mais no armazenamento local: as alterações são salvas apenas no banco de dados dele.',
  localStorageFull:
    'Suas listas não cabem mais no armazenamento local: são salvas apenas no banco de dados deste navegador.',
  listsOutOfReach:
    'Suas listas estão no banco de dados deste navegador, que não responde. Tente de novo ou reinicie o navegador.',
  listsLost: 'Suas listas estavam no banco de dados deste navegador, e ele está vazio. Importe um backup.',
  unreadable:
    'Não foi possível ler uma parte dos seus dados salvos. Todo o resto está aqui; a parte ilegível foi guardada à parte neste navegador.',
  refused: 'O navegador não salvou sua última alteração. O armazenamento dele pode estar cheio.',
  discardDraft: 'Descartar rascunho',
  changedMeanwhile: 'Alterado nesse meio-tempo:',
  dismiss: 'Fechar esta mensagem',
  importBackup: 'Importar um backup',
  startEmpty: 'Começar do zero',
  reload: 'Recarregar',
  export: 'Exportar dados',
} satisfies RecordsMessages
