import type { RestoreMessages } from '../messages/restore.ts'
import { number } from './grammar.ts'

export const koKR = {
  heading: '복원 지점',
  note: '이 브라우저에 보관되는 데이터 사본입니다. 변경 사항이 있으면 하루에 한 번, 그리고 가져오기나 복원으로 데이터를 바꾸기 전에 만들어집니다. API 키를 제외한 모든 데이터가 들어 있습니다.',
  show: '복원 지점 표시',
  listing: '복원 지점을 찾는 중...',
  none: '아직 없습니다. 다음에 Matinee를 열 때나 목록을 바꾸기 전에 첫 번째 복원 지점이 만들어집니다.',
  unavailable: '이 브라우저에서는 데이터베이스를 사용할 수 없어 복원 지점을 만들 수 없습니다.',
  reasons: {
    daily: '매일',
    import: '가져오기 전',
    joining: '다른 기기와 합치기 전',
    restore: '복원 전',
    removals: '다른 기기의 삭제 전',
  },
  comparing: '현재 데이터와 비교하는 중...',
  same: '그 이후 변경된 내용이 없습니다.',
  differences: '현재와의 차이',
  changes: { added: '지금 없음', replaced: '변경됨', removed: '추가됨' },
  settings: (fields) => `그 이후 변경된 설정: ${fields}`,
  all: '모두 복원',
  missing: '없어진 것만 복원',
  hint: '어느 쪽이든 먼저 현재 데이터의 복원 지점을 만듭니다.',
  unreadable: '이 복원 지점을 읽을 수 없습니다. 손상되었거나 이미 삭제되었을 수 있습니다.',
  question: (date) =>
    `데이터가 ${date} 상태로 돌아갑니다. 그 이후 추가한 것은 삭제되고, 변경한 것은 이전으로 돌아갑니다.`,
  cancel: '취소',
  restoring: '복원하는 중...',
  unprotected: '복원 지점을 저장할 공간이 없습니다',
  unprotectedHint: '현재 데이터를 브라우저에 보관할 수 없습니다. 백업 파일로 저장한 다음 계속하세요.',
  backup: '백업 저장 후 계속',
  refused: '복원한 데이터를 브라우저에 저장하지 못했습니다. 데이터는 그대로입니다.',
  done: {
    title: '데이터 복원됨',
    everything: '데이터가 그때의 상태로 돌아갔습니다',
    missing: '없어진 데이터가 돌아왔습니다',
  },
  undoFailed: '복원을 되돌리지 못했습니다. 다시 시도해 주세요.',
  lastCopy: (age) => `마지막 사본: ${age}`,
  noCopy: '이 브라우저 밖에 사본이 없습니다.',
  reminder: (changes) => `변경 사항 ${number(changes)}건이 이 브라우저에만 있습니다.`,
  clearedAfterAWeek:
    'Matinee를 설치하지 않으면 일주일 동안 방문하지 않을 때 브라우저가 지웁니다. 사본은 지워지지 않습니다.',
  saveCopy: '사본 저장',
  dismiss: '다시 알리지 않기',
} satisfies RestoreMessages
