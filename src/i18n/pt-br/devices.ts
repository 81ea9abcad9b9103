import type { DevicesMessages } from '../messages/devices.ts'
import { megabytes, number } from './grammar.ts'

export const ptBR = {
  heading: 'Seus dispositivos',
  note: 'Leve sua biblioteca para seus outros dispositivos com um arquivo ou uma pasta compartilhada. Nada sai deste navegador até você decidir.',
  noDatabase:
    'O Matinee não tem banco de dados neste navegador, então não é possível mesclar aqui arquivos de outros dispositivos. Exportar e importar continuam funcionando.',
  name: 'Nome deste dispositivo',
  nameHint: 'Seus outros dispositivos o mostram quando recebem um arquivo daqui.',
  sendHint: 'Cria um arquivo com tudo: listas, histórico, avaliações, notas e configurações.',
  send: 'Enviar para outro dispositivo',
  receiveHint:
    'Mescla o arquivo de outro dispositivo com o que há aqui. Arquivos perdidos, antigos ou repetidos não causam problemas.',
  receive: 'Receber',
  reveals: {
    title: 'Quem pode ler o arquivo',
    open: 'Quem obtiver o arquivo pode ler suas listas, histórico, avaliações, notas e configurações. Sua chave de API nunca está nele.',
    sealed:
      'Lacrado com uma frase secreta, só quem a conhece pode ler o arquivo. Nome, tamanho e data continuam visíveis. Só um arquivo lacrado pode incluir sua chave de API, e só se você quiser.',
  },
  cancel: 'Cancelar',
  close: 'Concluir',
  sending: {
    title: 'Enviar para outro dispositivo',
    seal: 'Lacrar o arquivo com uma frase secreta',
    sealHint: 'Sem ela, qualquer pessoa que obtiver o arquivo pode lê-lo.',
    passphrase: 'Frase secreta',
    passphraseHint: 'Pelo menos 8 caracteres. Seu outro dispositivo vai pedi-la, e ninguém pode recuperá-la.',
    show: 'Mostrar a frase secreta',
    hide: 'Ocultar a frase secreta',
    key: 'Incluir minha chave de API',
    keyHint: 'O dispositivo que receber o arquivo usará sua chave.',
    confirm: 'Criar arquivo',
    writing: 'Criando o arquivo...',
    failed: 'Não foi possível criar o arquivo. Tente novamente.',
    ready: (file: string) => `${file} está pronto.`,
    share: 'Compartilhar arquivo',
    download: 'Baixar arquivo',
    notShared: 'Seu navegador não conseguiu compartilhar o arquivo. Baixe-o em vez disso.',
    next: (file: string) => `Leve ${file} para seu outro dispositivo. Lá, abra as configurações e escolha “Receber”.`,
  },
  reading: 'Abrindo o arquivo...',
  restorePoint: 'Guardando um ponto de restauração...',
  merging: 'Mesclando...',
  undoing: 'Desfazendo...',
  from: (device: string, date: string) => `De ${device}, ${date}`,
  clock: (amount: string) =>
    `O relógio desse dispositivo está adiantado: ${amount}. As alterações dele podem prevalecer sobre outras posteriores feitas aqui.`,
  sealed: {
    title: 'Arquivo lacrado',
    question: 'Digite a frase secreta com que este arquivo foi lacrado.',
    wrong: 'Esta frase secreta não abre o arquivo.',
    open: 'Abrir arquivo',
  },
  joining: {
    title: 'Entrar nesta biblioteca?',
    note: 'Este arquivo vem de uma biblioteca em que este navegador ainda não entrou. Decida o que acontece com as duas. Antes, vamos guardar um ponto de restauração.',
    table: 'Registros',
    onlyHere: 'Só aqui',
    onlyThere: 'Só no arquivo',
    same: 'Em ambos, iguais',
    differing: 'Em ambos, diferentes',
    legend: 'O que fazer?',
    choices: {
      join: { name: 'Juntar as duas', hint: 'Mantém tudo das duas. Onde diferem, vale a última alteração.' },
      'take theirs': {
        name: 'Adotar a outra',
        hint: 'Torna este navegador uma cópia do arquivo. O que só existe aqui é removido deste navegador.',
      },
      'replace theirs': {
        name: 'Substituir a outra',
        hint: 'Mantém o que há aqui. O que só existe lá é removido quando aquele dispositivo receber seu próximo arquivo.',
      },
    },
    sameNames: 'Mesclar coleções com o mesmo nome',
  },
  consent: {
    title: 'Remover tanto?',
    note: 'Todo o resto do arquivo é mesclado de qualquer forma.',
    amount: (count: number) => `Registros daqui que o arquivo remove: ${number(count)}`,
    legend: 'O que fazer com as remoções?',
    choices: {
      apply: { name: 'Remover aqui também', hint: 'Antes, vamos guardar um ponto de restauração.' },
      'keep mine': {
        name: 'Manter os meus',
        hint: 'Eles ficam aqui e voltam aos seus outros dispositivos com seu próximo arquivo.',
      },
      later: { name: 'Decidir depois', hint: 'Eles ficam aqui por enquanto. O próximo arquivo pergunta de novo.' },
    },
    confirm: 'Continuar',
  },
  stopped: {
    title: 'Sem espaço para um ponto de restauração',
    note: 'Seu navegador não conseguiu guardar uma cópia dos seus dados atuais. Nada mudou. Para continuar sem ela, baixe antes um backup.',
    download: 'Baixar backup',
    confirm: 'Continuar sem ela',
  },
  merged: {
    title: 'Arquivo mesclado',
    added: (count: number) => `Adicionados: ${number(count)}`,
    changed: (count: number) => `Alterados: ${number(count)}`,
    removed: (count: number) => `Removidos: ${number(count)}`,
    nothing: 'Este navegador já tinha tudo o que está no arquivo.',
    waiting: (count: number) =>
      `Remoções à espera da sua decisão: ${number(count)}. O próximo arquivo pergunta de novo.`,
    undo: 'Desfazer a mesclagem',
    undoHint: 'Só este navegador volta atrás. Ele sai da biblioteca comum até você receber outro arquivo.',
    undone: 'Seus dados voltaram a ser como antes do arquivo.',
    undoFailed: 'Não foi possível desfazer a mesclagem. Tente novamente.',
  },
  problems: {
    'not an exchange file': 'Este arquivo não vem de “Enviar para outro dispositivo”.',
    damaged: 'Este arquivo está danificado: foi cortado ou alterado no caminho. Envie-o novamente.',
    hostile: 'Este arquivo contém registros que nenhuma versão do Matinee grava. Nada foi mesclado.',
    'not readable': 'Seu navegador não conseguiu ler o arquivo. Escolha-o novamente.',
    failed: 'Algo deu errado e o arquivo não foi mesclado. Nada mudou.',
    'no passphrase': 'Este arquivo está lacrado. Escolha-o novamente e digite a frase secreta.',
    'wrong passphrase': 'Esta frase secreta não abre o arquivo.',
    'no space': 'Seu navegador não tem espaço para os dados mesclados. Nada mudou.',
    'no database': 'Sem banco de dados, este navegador não pode mesclar arquivos.',
    tooLarge: (size: number) => `Este arquivo é grande demais: ${megabytes(size)}.`,
    newer:
      'Este arquivo foi criado por uma versão mais nova do Matinee. Recarregue a página para atualizar e receba-o novamente.',
  },
  scope: {
    legend: 'Onde?',
    choices: {
      here: {
        name: 'Só aqui',
        hint: 'Seus outros dispositivos mantêm os dados deles. Este navegador sai da biblioteca comum até voltar a ela por um arquivo ou uma pasta.',
      },
      everywhere: {
        name: 'Em todos os dispositivos',
        hint: 'Seus outros dispositivos acompanham pela pasta compartilhada ou quando receberem seu próximo arquivo.',
      },
    },
  },
} satisfies DevicesMessages
