import type { OwnDataMessages } from '../messages/own-data.ts'
import { number, percent } from './grammar.ts'

export const koKR = {
  heading: '데이터',
  import: '가져오기',
  backup: '백업',
  storage: '저장소',
  note: '데이터는 이 브라우저에만 저장됩니다. 사이트 데이터를 지우면 삭제되므로 내보내서 백업해 두세요.',
  watchlistItems: '관심 목록의 영화',
  collections: '컬렉션',
  moviesInCollections: '컬렉션의 영화',
  space: '저장 공간',
  used: (share) => (share < 1 ? `${percent(1)} 미만 사용 중` : `${percent(share)} 사용 중`),
  room: (count) => `영화를 약 ${number(count)}편 더 저장할 수 있음`,
  full: '영화를 더 저장할 수 없음',
  usedAndRoom: (used, room) => `${used}, ${room}`,
  copy: {
    last: '마지막 사본',
    never: '아직 없음',
    isExempt: '일주일 동안 방문하지 않으면 브라우저가 데이터를 지웁니다. 사본은 지워지지 않습니다.',
    orInstalledIsExempt:
      'Matinee를 설치하지 않으면 일주일 동안 방문하지 않을 때 브라우저가 데이터를 지웁니다. 사본은 지워지지 않습니다.',
    none: '이 브라우저 밖에 사본이 없습니다.',
    uncopied: (changes) => `변경 사항 ${number(changes)}건이 이 브라우저에만 있습니다.`,
    dismiss: '다시 알리지 않기',
  },
  seenListed: (count) => `감상했거나 평가했지만 목록에 없던 영화 ${number(count)}편을 ‘본 영화’에 추가했습니다.`,
  persistence: '저장소 보호',
  persisted: '켜짐: 브라우저가 이 데이터를 임의로 지우지 않습니다.',
  notPersisted: '꺼짐: 저장 공간이 부족하면 브라우저가 이 데이터를 지울 수 있습니다.',
  clearedAfterAWeek:
    '꺼짐: 일주일 동안 방문하지 않으면 브라우저가 이 데이터를 지웁니다. 저장 공간이 부족하면 더 일찍 지울 수도 있습니다.',
  onHomeScreen:
    '홈 화면에 추가한 Matinee는 해당하지 않지만 처음에는 비어 있습니다. 데이터를 내보낸 다음 공유 > 홈 화면에 추가를 선택하고, 거기에서 파일을 가져오세요.',
  inDock:
    'Dock에 추가한 Matinee는 해당하지 않지만 처음에는 비어 있습니다. 데이터를 내보낸 다음 파일 > Dock에 추가를 선택하고, 거기에서 파일을 가져오세요.',
  storedIn: '백업 사본',
  storedTwice: '켜짐: 한쪽이 손상되면 다른 사본으로 복구합니다.',
  export: '데이터 내보내기',
  includeKey: '내 API 키 포함',
  includeKeyHint: '파일을 가진 사람은 누구나 키를 볼 수 있습니다.',
  noKey: '추가한 API 키가 없습니다.',
} satisfies OwnDataMessages
