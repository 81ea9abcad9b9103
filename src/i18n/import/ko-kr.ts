import { numbersOf } from '../numbers.ts'
import type { ImportMessages } from './messages.ts'

const { number, megabytes } = numbersOf('ko-KR')

const movies = (count: number): string => `영화 ${number(count)}편`

const collections = (count: number): string => `컬렉션 ${number(count)}개`

export const koKR = {
  choose: '데이터 가져오기',
  drop: '내보낸 파일을 선택하거나 여기에 끌어다 놓으세요. 저장하기 전에 변경 내용을 확인할 수 있습니다.',
  dropNow: '여기에 파일을 놓으세요',
  reading: '파일을 읽는 중…',
  cancel: '취소',
  title: '데이터 가져오기',
  exported: (date) => `내보낸 일시: ${date}`,
  exportDateUnknown: '내보낸 일시: 알 수 없음',
  inFile: '파일',
  lists: {
    watchlist: '관심 목록의 영화',
    collections: '컬렉션',
    collectionMovies: '컬렉션의 영화',
    watchHistory: '시청 기록',
    notForMe: '관심 없음',
    settings: '설정',
  },
  count: number,
  strategy: '가져오는 방식',
  strategies: {
    merge: { name: '병합', hint: '아직 없는 항목만 추가합니다. 기존 항목은 그대로 유지됩니다.' },
    overwrite: { name: '덮어쓰기', hint: '내 목록을 파일의 목록으로 바꿉니다.' },
  },
  outcome: '변경될 내용',
  changes: { added: '추가', kept: '유지', replaced: '교체', removed: '제거' },
  total: (change, count) => `${change}: ${number(count)}`,
  settingsChange: (fields) => `변경되는 설정: ${fields}`,
  noSettingsChange: '변경되는 설정이 없습니다.',
  renamed: (count) => `이름이 겹치는 컬렉션 ${number(count)}개에는 번호가 붙습니다.`,
  orphans: (count) => `해당 컬렉션이 없는 영화 ${number(count)}편은 제외됩니다.`,
  leftOut: (count) => `읽을 수 없는 항목 ${number(count)}개는 제외됩니다`,
  wrongRatings: (count) => `1~10 범위를 벗어난 평점 ${number(count)}개는 제외됩니다`,
  reason: (list, count, reason) => `${list}: ${number(count)}개, ${reason}`,
  reasons: {
    'not a list': '목록 형식이 아님',
    'not an object': '올바른 데이터 형식이 아님',
    'no movie id': '영화 ID 없음',
    'no id': 'ID 없음',
    'no name': '이름 없음',
    'no collection id': '컬렉션 ID 없음',
    repeated: '파일에서 중복됨',
    setting: (field) => `${field} 값이 올바르지 않음`,
  },
  key: {
    label: '파일의 API 키 사용',
    new: '아직 등록한 내 키가 없습니다.',
    other: '지금 사용하는 키가 이 키로 바뀝니다.',
  },
  confirm: '가져오기',
  replaceMovies: (count) => `${movies(count)} 바꾸기`,
  replaceLists: '내 목록 바꾸기',
  importing: '가져오는 중…',
  tooMuch: (amount) => `브라우저 저장 공간에 다 담을 수 없습니다. ${amount}가 부족합니다.`,
  megabytes,
  problems: {
    'no file': '파일 데이터가 없습니다',
    failed: '가져올 파일을 읽지 못했습니다',
    'not readable': '파일을 읽지 못했습니다.',
    'not text': '파일을 텍스트로 읽지 못했습니다.',
    'not json': '올바른 JSON 파일이 아닙니다.',
    'not a backup': '올바른 내보내기 파일이 아닙니다.',
    'not saved': '가져온 데이터를 브라우저에 저장하지 못했습니다. 데이터는 그대로입니다.',
    tooLarge: (size, most) => `파일이 너무 큽니다: ${size}. 최대 ${most}까지 가져올 수 있습니다.`,
    schema: (version) => `지원하지 않는 데이터 스키마 버전입니다: ${version}`,
    noSchema: '알 수 없음',
    lists: {
      watchlist: '관심 목록의 데이터 형식이 올바르지 않습니다.',
      collections: '컬렉션의 데이터 형식이 올바르지 않습니다.',
      collectionMovies: '컬렉션에 담긴 영화의 데이터 형식이 올바르지 않습니다.',
    },
  },
  failed: '가져오지 못했습니다',
  done: {
    title: '가져오기 완료',
    description: (items, lists) => `관심 목록의 ${movies(items)}과 ${collections(lists)}를 가져왔습니다`,
  },
  last: (fileName, date) => `마지막 가져오기: ${fileName}(${date})`,
  undo: '가져오기 되돌리기',
  undoHint: '목록을 변경하기 전까지 되돌릴 수 있습니다.',
  undone: { title: '가져오기 되돌림', description: '데이터가 가져오기 전 상태로 돌아갔습니다' },
  undoFailed: '가져오기를 되돌리지 못했습니다. 다시 시도해 주세요.',
} satisfies ImportMessages
