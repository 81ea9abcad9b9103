import type { FolderMessages } from '../messages/folder.ts'
import { number, plural } from './grammar.ts'

export const ptBR = {
  heading: 'Pasta compartilhada',
  intro:
    'Uma pasta que a sua própria nuvem carrega mantém seus dispositivos juntos sozinha: Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive ou Dropbox. Sem conta conosco, sem servidor nosso.',
  connect: 'Conectar pasta',
  unsupported:
    'Este navegador não deixa páginas usarem pastas. Chrome, Edge e parentes deixam, em computadores e no Android. Aqui, um arquivo faz o mesmo à mão: envie e receba um logo abaixo.',
  connecting: {
    title: 'Conectar uma pasta',
    carried:
      'Escolha uma pasta que a sua nuvem leva aos seus outros dispositivos e conecte a mesma lá. O Matinee cria nela uma pasta “matinee”.',
    written:
      'A partir daí, cada alteração é gravada lá pouco depois, e o que seus outros dispositivos gravaram é combinado aqui. Sua biblioteca continua também neste navegador.',
    visible:
      'Quem puder ler a pasta pode ler suas listas, seu histórico, suas avaliações, notas e configurações, a não ser que você a lacre com uma frase secreta. Você decide isso a seguir.',
    next: 'Seu navegador vai perguntar qual é a pasta e se o Matinee pode alterá-la.',
    choose: 'Escolher pasta',
    reading: 'Lendo a pasta...',
    joining: 'Combinando...',
    failed: 'Não conseguimos usar esta pasta. Nada mudou. Tente de novo ou escolha outra.',
  },
  sealing: {
    title: 'Lacrar a pasta?',
    seal: 'Lacrar com uma frase secreta',
    sealHint:
      'Assim, só os seus dispositivos podem ler o que está nela. Nomes, tamanhos e horários dos arquivos continuam visíveis para quem vê a pasta.',
    passphraseHint:
      'Pelo menos 8 caracteres. Cada um dos seus dispositivos pede a frase uma vez, e ninguém pode recuperá-la.',
    key: 'Compartilhar minha chave de API',
    keyHint: 'Seus outros dispositivos vão usá-la. Ela só fica em pastas lacradas.',
    confirm: 'Conectar',
  },
  sealed: {
    title: 'Pasta lacrada',
    question: 'Outro dispositivo lacrou esta pasta. Digite a frase secreta dela.',
    wrong: 'Esta frase secreta não abre a pasta.',
    open: 'Abrir pasta',
  },
  joining: {
    note: 'Esta pasta tem uma biblioteca da qual este navegador ainda não participa. Decida o que acontece com as duas. Antes, vamos guardar um ponto de restauração.',
    onlyThere: 'Só na pasta',
    choices: {
      join: { name: 'Juntar as duas', hint: 'Mantém tudo das duas. Onde diferem, vale a última alteração.' },
      'take theirs': {
        name: 'Adotar a outra',
        hint: 'Faz deste navegador uma cópia da pasta. O que só está aqui é removido deste navegador.',
      },
      'replace theirs': {
        name: 'Substituir a outra',
        hint: 'Mantém o que está aqui. O que só está lá é removido dos seus outros dispositivos.',
      },
    },
  },
  joined: {
    title: 'Pasta conectada',
    undo: 'Desfazer a entrada',
    undoHint: 'Só este navegador volta atrás e sai da pasta. O que ele gravou lá fica.',
    undone: 'Seus dados voltaram a ser como antes da pasta, que foi desconectada.',
    undoFailed: 'Não foi possível desfazer. Tente novamente.',
  },
  consent: {
    note: 'Todo o resto é combinado de qualquer forma.',
    amount: (count: number) => `Itens daqui que seus outros dispositivos removeram: ${number(count)}`,
    choices: {
      apply: { name: 'Remover aqui também', hint: 'Antes, vamos guardar um ponto de restauração.' },
      'keep mine': { name: 'Manter os meus', hint: 'Eles ficam aqui e voltam para os seus outros dispositivos.' },
      later: { name: 'Decidir depois', hint: 'Eles ficam aqui por enquanto, e a pergunta continua nas Configurações.' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `Salvo aqui e em ${folder}, ${ago}`,
    savedThere: (folder: string) => `Salvo aqui e em ${folder}`,
    saving: (folder: string) => `Salvando em ${folder}...`,
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} alteração em espera`,
        many: `${number(count)} de alterações em espera`,
        other: `${number(count)} alterações em espera`,
      }),
    paused: 'Sincronização pausada',
    'trying again': 'Nova tentativa em breve',
    'newer version': 'Um Matinee mais novo gravou aqui',
  },
  hints: {
    paused: 'Nada é lido nem gravado até você retomar.',
    'trying again': 'Algo não pôde ser lido ou gravado. O Matinee tenta de novo sozinho.',
    'newer version': 'Recarregue a página para atualizar. Até lá, nada é lido nem gravado ali.',
  },
  needs: {
    permission: {
      line: 'Permita a pasta de novo',
      hint: 'Seu navegador esqueceu que o Matinee pode usá-la. Nada se perdeu: suas alterações esperam aqui.',
      act: 'Permitir pasta',
    },
    'no passphrase': {
      line: 'Digite a frase secreta',
      hint: 'A pasta está lacrada, e este navegador ainda não tem a chave dela.',
      act: 'Abrir pasta',
    },
    'two keys': {
      line: 'A pasta foi lacrada duas vezes',
      hint: 'Dois dispositivos a lacraram cada um por si. Em um deles, desconecte a pasta excluindo o que esse dispositivo gravou e conecte de novo.',
      act: 'Tentar de novo',
    },
    gone: {
      line: 'A pasta sumiu',
      hint: 'Nada foi excluído aqui. Ela foi movida, renomeada ou esvaziada: devolva-a ao lugar, ou desconecte e conecte outra.',
      act: 'Tentar de novo',
    },
    full: {
      line: 'A pasta está cheia',
      hint: 'Libere espaço onde a pasta fica. Suas alterações esperam aqui.',
      act: 'Tentar de novo',
    },
    'read only': {
      line: 'A pasta não pode ser alterada',
      hint: 'Seu sistema deixa o Matinee ler, mas não gravar. Suas alterações esperam aqui.',
      act: 'Tentar de novo',
    },
    'no database': {
      line: 'Não há banco de dados aqui',
      hint: 'Sem banco de dados, este navegador não consegue combinar o que outros dispositivos gravaram.',
      act: 'Tentar de novo',
    },
    'no space': {
      line: 'Sem espaço neste navegador',
      hint: 'Não há espaço para o que seus outros dispositivos gravaram. Nada mudou.',
      act: 'Tentar de novo',
    },
    removed: {
      line: 'Este dispositivo foi removido',
      hint: 'Outro dispositivo o removeu da pasta. O que você alterou aqui continua: entre de novo para compartilhar.',
      act: 'Entrar de novo',
    },
    'other library': {
      line: 'Há outra biblioteca na pasta',
      hint: 'Os arquivos dela são de uma biblioteca da qual este navegador não participa. Nada foi combinado.',
      act: 'Entrar',
    },
    removals: {
      line: 'Há remoções esperando por você',
      hint: 'Seus outros dispositivos removeram tanto que pode ser um engano. Todo o resto continua.',
      act: 'Decidir',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device} ainda está enviando`,
    unreadable: (device: string) => `${device}: um arquivo não pode ser lido e fica de fora`,
    'not sealed': (device: string) => `${device}: um arquivo não está lacrado e fica de fora`,
    'unknown key': (device: string) => `${device}: um arquivo foi lacrado com outra chave e fica de fora`,
    someDevice: 'Outro dispositivo',
  },
  devices: {
    title: 'Dispositivos na pasta',
    here: 'Este dispositivo',
    seen: (date: string) => `Visto pela última vez: ${date}`,
    unseen: 'Ainda não visto',
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} arquivo a caminho`,
        many: `${number(count)} de arquivos a caminho`,
        other: `${number(count)} arquivos a caminho`,
      }),
    held: 'Há remoções esperando sua decisão',
    remove: 'Remover',
    removeNamed: (device: string) => `Remover ${device}`,
    removing: {
      title: (device: string) => `Remover ${device}?`,
      note: 'O que ele alterou continua nos seus outros dispositivos. Se voltar, ele para e pede para entrar de novo.',
      confirm: 'Remover dispositivo',
    },
  },
  passphrase: {
    act: 'Mudar frase secreta',
    title: 'Mudar a frase secreta',
    note: 'Os dispositivos conectados seguem sem perguntar nada. A frase atual continua abrindo a pasta para quem a conhece: para deixar alguém de fora, conecte uma pasta nova.',
    before: 'Frase secreta atual',
    after: 'Nova frase secreta',
    confirm: 'Mudar',
    wrong: 'Esta não é a frase secreta atual.',
    failed: 'Não foi possível mudar a frase secreta. Tente novamente.',
    changed: 'De agora em diante, a nova frase secreta também abre a pasta.',
  },
  syncNow: 'Sincronizar agora',
  pause: 'Pausar',
  resume: 'Retomar',
  disconnect: 'Desconectar',
  disconnecting: {
    title: 'Desconectar a pasta?',
    note: 'Tudo fica neste navegador. Seus outros dispositivos seguem sem ele.',
    others: (names) => `Outros dispositivos na pasta: ${names}`,
    last: 'Nenhum outro dispositivo usou a pasta nos últimos 90 dias: se você excluir os arquivos, ela fica vazia na hora.',
    legend: 'E os arquivos deste dispositivo?',
    choices: {
      keep: { name: 'Manter', hint: 'Seus outros dispositivos ainda podem ler o que este gravou.' },
      delete: {
        name: 'Excluir',
        hint: 'Seus outros dispositivos assumem o que este gravou e depois excluem os arquivos.',
      },
      'delete now': {
        name: 'Excluir agora',
        hint: 'O que seus outros dispositivos ainda não leram se perde para eles, e um dispositivo que entrar depois pode não receber tudo.',
      },
    },
    failed: 'Não conseguimos excluí-los, e a pasta continua conectada. Tente de novo ou mantenha os arquivos.',
  },
} satisfies FolderMessages
