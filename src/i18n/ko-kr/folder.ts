import type { FolderMessages } from '../messages/folder.ts'
import { number } from './grammar.ts'

export const koKR = {
  heading: '공유 폴더',
  intro:
    '사용 중인 클라우드가 옮겨 주는 폴더로 기기들을 저절로 맞춥니다. Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive, Dropbox를 쓸 수 있습니다. 계정도, 저희 서버도 필요 없습니다.',
  connect: '폴더 연결',
  unsupported:
    '이 브라우저에서는 페이지가 폴더를 쓸 수 없습니다. 컴퓨터와 Android의 Chrome, Edge 등에서는 쓸 수 있습니다. 여기서는 아래에서 파일을 보내고 받아 같은 일을 할 수 있습니다.',
  connecting: {
    title: '폴더 연결',
    carried:
      '클라우드가 다른 기기로 옮겨 주는 폴더를 고르고, 다른 기기에서도 같은 폴더를 연결하세요. Matinee가 그 안에 “matinee” 폴더를 만듭니다.',
    written:
      '그때부터 변경한 내용은 곧 그곳에 기록되고, 다른 기기가 기록한 내용은 여기에 합쳐집니다. 보관함은 이 브라우저에도 그대로 남습니다.',
    visible:
      '암호 문구로 봉인하지 않으면, 폴더를 읽을 수 있는 사람은 목록, 기록, 평점, 메모, 설정을 읽을 수 있습니다. 다음 단계에서 정합니다.',
    next: '어느 폴더인지, Matinee가 바꿔도 되는지 브라우저가 묻습니다.',
    choose: '폴더 선택',
    reading: '폴더를 읽는 중...',
    joining: '합치는 중...',
    failed: '이 폴더를 사용할 수 없었습니다. 바뀐 것은 없습니다. 다시 시도하거나 다른 폴더를 고르세요.',
  },
  sealing: {
    title: '폴더를 봉인할까요?',
    seal: '암호 문구로 봉인',
    sealHint: '내 기기만 내용을 읽을 수 있게 됩니다. 파일의 이름, 크기, 시간은 폴더를 볼 수 있는 사람에게 보입니다.',
    passphraseHint: '8자 이상. 기기마다 한 번씩 입력하며, 아무도 복구할 수 없습니다.',
    key: '내 API 키 공유',
    keyHint: '다른 기기에서도 이 키를 씁니다. 키는 봉인된 폴더에만 들어갑니다.',
    confirm: '연결',
  },
  sealed: {
    title: '봉인된 폴더',
    question: '다른 기기가 이 폴더를 봉인했습니다. 암호 문구를 입력하세요.',
    wrong: '이 암호 문구로는 폴더를 열 수 없습니다.',
    open: '폴더 열기',
  },
  joining: {
    note: '이 폴더에는 이 브라우저가 아직 참여하지 않은 보관함이 있습니다. 둘을 어떻게 할지 정하세요. 먼저 복원 지점을 만듭니다.',
    onlyThere: '폴더에만',
    choices: {
      join: { name: '합치기', hint: '양쪽을 모두 유지합니다. 서로 다르면 마지막 변경이 적용됩니다.' },
      'take theirs': {
        name: '폴더 따르기',
        hint: '이 브라우저를 폴더와 똑같이 만듭니다. 여기에만 있는 것은 이 브라우저에서 삭제됩니다.',
      },
      'replace theirs': {
        name: '상대 기기 바꾸기',
        hint: '여기에 있는 것을 유지합니다. 폴더에만 있는 것은 다른 기기에서 삭제됩니다.',
      },
    },
  },
  joined: {
    title: '폴더에 참여했습니다',
    undo: '참여 되돌리기',
    undoHint: '이 브라우저만 되돌아가고 폴더에서 빠집니다. 폴더에 기록한 것은 남습니다.',
    undone: '데이터가 폴더에 참여하기 전으로 돌아갔고, 폴더 연결이 끊어졌습니다.',
    undoFailed: '되돌리지 못했습니다. 다시 시도해 주세요.',
  },
  consent: {
    note: '나머지는 어떤 경우에도 합쳐집니다.',
    amount: (count: number) => `다른 기기가 삭제한, 여기에 있는 항목: ${number(count)}개`,
    choices: {
      apply: { name: '여기서도 삭제', hint: '먼저 복원 지점을 만듭니다.' },
      'keep mine': { name: '유지', hint: '여기에 남고, 다른 기기에도 돌아갑니다.' },
      later: { name: '나중에 결정', hint: '지금은 여기에 남고, 질문은 설정에 남습니다.' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `여기와 ${folder}에 저장됨, ${ago}`,
    savedThere: (folder: string) => `여기와 ${folder}에 저장됨`,
    saving: (folder: string) => `${folder}에 저장하는 중...`,
    waiting: (count: number) => `대기 중인 변경 ${number(count)}개`,
    paused: '동기화 일시정지됨',
    'trying again': '곧 다시 시도합니다',
    'newer version': '더 새로운 Matinee가 기록했습니다',
  },
  hints: {
    paused: '다시 시작할 때까지 아무것도 읽거나 쓰지 않습니다.',
    'trying again': '읽거나 쓰지 못한 것이 있습니다. Matinee가 스스로 다시 시도합니다.',
    'newer version': '페이지를 새로고침해 업데이트하세요. 그때까지 그곳에서 아무것도 읽거나 쓰지 않습니다.',
  },
  needs: {
    permission: {
      line: '폴더를 다시 허용하세요',
      hint: 'Matinee가 폴더를 써도 된다는 것을 브라우저가 잊었습니다. 잃은 것은 없습니다. 변경은 여기서 기다립니다.',
      act: '폴더 허용',
    },
    'no passphrase': {
      line: '암호 문구를 입력하세요',
      hint: '폴더가 봉인되어 있고, 이 브라우저에는 아직 열쇠가 없습니다.',
      act: '폴더 열기',
    },
    'two keys': {
      line: '폴더가 두 번 봉인되었습니다',
      hint: '두 기기가 따로 봉인했습니다. 그중 하나에서 그 기기의 파일을 삭제하며 폴더 연결을 끊고, 다시 연결하세요.',
      act: '다시 시도',
    },
    gone: {
      line: '폴더가 없습니다',
      hint: '여기서는 아무것도 삭제되지 않았습니다. 폴더가 옮겨졌거나 이름이 바뀌었거나 비워졌습니다. 되돌려 놓거나, 연결을 끊고 다른 폴더를 연결하세요.',
      act: '다시 시도',
    },
    full: {
      line: '폴더가 가득 찼습니다',
      hint: '폴더가 있는 곳에 공간을 만드세요. 변경은 여기서 기다립니다.',
      act: '다시 시도',
    },
    'read only': {
      line: '폴더를 바꿀 수 없습니다',
      hint: '시스템이 Matinee에 읽기만 허용하고 쓰기는 허용하지 않습니다. 변경은 여기서 기다립니다.',
      act: '다시 시도',
    },
    'no database': {
      line: '여기에 데이터베이스가 없습니다',
      hint: '데이터베이스가 없으면 다른 기기가 기록한 내용을 합칠 수 없습니다.',
      act: '다시 시도',
    },
    'no space': {
      line: '이 브라우저에 공간이 없습니다',
      hint: '다른 기기가 기록한 내용을 담을 공간이 없습니다. 바뀐 것은 없습니다.',
      act: '다시 시도',
    },
    removed: {
      line: '이 기기가 제외되었습니다',
      hint: '다른 기기가 폴더에서 제외했습니다. 여기서 바꾼 것은 그대로 있습니다. 공유하려면 다시 참여하세요.',
      act: '다시 참여',
    },
    'other library': {
      line: '폴더에 다른 보관함이 있습니다',
      hint: '이 브라우저가 참여하지 않은 보관함의 파일입니다. 아무것도 합쳐지지 않았습니다.',
      act: '참여',
    },
    removals: {
      line: '삭제 확인이 필요합니다',
      hint: '다른 기기가 실수일 수 있을 만큼 많이 삭제했습니다. 나머지는 계속됩니다.',
      act: '결정',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device}: 아직 업로드 중`,
    unreadable: (device: string) => `${device}: 읽을 수 없는 파일을 제외했습니다`,
    'not sealed': (device: string) => `${device}: 봉인되지 않은 파일을 제외했습니다`,
    'unknown key': (device: string) => `${device}: 다른 열쇠로 봉인된 파일을 제외했습니다`,
    someDevice: '다른 기기',
  },
  devices: {
    title: '폴더의 기기',
    here: '이 기기',
    seen: (date: string) => `마지막 확인: ${date}`,
    unseen: '아직 확인되지 않음',
    waiting: (count: number) => `오는 중인 파일 ${number(count)}개`,
    held: '삭제에 대한 결정을 기다리는 중',
    remove: '제외',
    removeNamed: (device: string) => `${device} 제외`,
    removing: {
      title: (device: string) => `${device}: 제외할까요?`,
      note: '그 기기에서 바꾼 것은 다른 기기에 남습니다. 돌아오면 멈추고 다시 참여할지 묻습니다.',
      confirm: '기기 제외',
    },
  },
  passphrase: {
    act: '암호 문구 변경',
    title: '암호 문구 변경',
    note: '연결된 기기는 다시 묻지 않고 계속 사용합니다. 현재 암호 문구를 아는 사람은 여전히 폴더를 열 수 있습니다. 누군가를 막으려면 새 폴더를 연결하세요.',
    before: '현재 암호 문구',
    after: '새 암호 문구',
    confirm: '변경',
    wrong: '현재 암호 문구가 아닙니다.',
    failed: '암호 문구를 변경하지 못했습니다. 다시 시도해 주세요.',
    changed: '이제 새 암호 문구로도 폴더를 열 수 있습니다.',
  },
  syncNow: '지금 동기화',
  pause: '일시정지',
  resume: '다시 시작',
  disconnect: '연결 끊기',
  disconnecting: {
    title: '폴더 연결을 끊을까요?',
    note: '이 브라우저에는 모두 남습니다. 다른 기기는 계속 사용할 수 있습니다.',
    others: (names) => `폴더를 사용하는 다른 기기: ${names}`,
    last: '지난 90일 동안 폴더를 사용한 다른 기기가 없습니다. 파일을 삭제하면 폴더가 바로 비워집니다.',
    legend: '이 기기의 파일은 어떻게 할까요?',
    choices: {
      keep: { name: '유지', hint: '이 기기가 기록한 내용을 다른 기기가 계속 읽을 수 있습니다.' },
      delete: { name: '삭제', hint: '이 기기가 기록한 내용을 다른 기기가 넘겨받은 뒤 삭제합니다.' },
      'delete now': {
        name: '지금 삭제',
        hint: '다른 기기가 아직 읽지 않은 내용은 전달되지 않으며, 나중에 참여하는 기기는 일부를 받지 못할 수 있습니다.',
      },
    },
    failed: '삭제하지 못했고, 폴더는 아직 연결되어 있습니다. 다시 시도하거나 파일을 유지하세요.',
  },
} satisfies FolderMessages
