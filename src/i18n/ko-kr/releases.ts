import type { ReleasesMessages } from '../messages/releases.ts'

export const koKR = {
  subtitle: '관심 목록에서 아직 보지 않은 영화',
  back: '관심 목록으로 돌아가기',
  news: '관심 목록의 새로 나온 영화',
  nothingNew: '관심 목록에 새로 나온 영화가 없습니다',
  upcoming: '공개 예정',
  lately: '최근 공개',
  noneUpcoming: '이 영화들의 앞으로의 공개일은 아직 알려지지 않았습니다.',
  empty: '관심 목록에 보지 않은 영화가 없습니다',
  emptyNew: '관심 목록에 영화를 추가하면 공개일이 여기에 표시됩니다',
  noKinds: '설정에서 모든 공개 유형이 꺼져 있습니다.',
  kinds: { cinema: '극장', digital: '디지털', physical: 'DVD·블루레이' },
  since: {
    cinema: (day) => `${day}부터 극장 상영 중`,
    digital: (day) => `${day}부터 디지털 공개 중`,
    physical: (day) => `${day}부터 DVD·블루레이 판매 중`,
    return: (day) => `${day}부터 극장 재상영 중`,
  },
  from: {
    cinema: (day) => `${day} 극장 개봉`,
    digital: (day) => `${day} 디지털 공개`,
    physical: (day) => `${day} DVD·블루레이 출시`,
    return: (day) => `${day} 극장 재개봉`,
  },
  sample: '예시 데이터이며 실제 날짜가 아닙니다.',
  save: '캘린더 파일 저장',
  saveHint: '영화마다 다음 공개일이 종일 일정 하나로 저장됩니다. 나중에 파일을 다시 가져오면 일정이 업데이트됩니다.',
  addOne: (title) => `캘린더에 추가: ${title}`,
  dismiss: '숨기기',
  dismissed: '새로 나온 영화 숨김',
  hint: '지난 방문 이후 공개된 관심 목록의 영화를 홈에, 앞으로 공개될 영화를 별도의 페이지에 표시합니다. 날짜는 설정한 지역 기준입니다.',
} satisfies ReleasesMessages
