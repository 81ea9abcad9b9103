import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number } from './grammar.ts'

export const koKR = {
  heading: '다른 곳에서 사용',
  note: '다른 서비스와 스프레드시트에서 쓸 수 있도록 내 영화를 파일로 만듭니다. 모든 것이 담기는 것은 백업뿐입니다.',
  empty: '아직 가져갈 것이 없습니다.',
  spreadsheet: '스프레드시트',
  hints: {
    letterboxd: '다이어리, 관심 목록, 목록으로 바뀐 컬렉션',
    trakt: '감상 기록, 평점, 관심 목록',
    table: '모든 것을 한 표에, 항목마다 한 줄씩',
  },
  title: (name) => `${name}용 파일`,
  contents: (count, files) => `${movies(count)}, 파일 ${number(files)}개.`,
  zip: 'ZIP 파일 하나에 담깁니다. 압축을 푼 다음 업로드하세요.',
  lost: '옮길 수 없는 것',
  losses: {
    'times of day': '감상한 시각(날짜는 남습니다).',
    'viewings of one day': '같은 날 같은 영화를 본 기록은 하나가 됩니다. 메모와 태그는 모두 남습니다.',
    'undated viewings': '날짜 없는 감상 기록이 여럿이면 하나가 됩니다.',
    'ratings without a viewing': '감상 기록 없이 평점이나 메모만 있는 영화는 본 것으로 처리됩니다.',
    likes: '좋아요.',
    'when it was rated': '평점을 매긴 날.',
    'when it was added': '추가한 날.',
    'movies being watched': '보는 중이라는 표시.',
    'details of viewings': '개별 감상 기록의 평점, 메모, 태그. 가장 최근 평점이 영화의 평점이 됩니다.',
    'notes and tags': '메모와 태그.',
    collections: '컬렉션.',
    'names of lists': '컬렉션의 이름과 설명(목록을 만들 때 입력하세요).',
    'the rest of the app': '설정, 탭, 표지, 관심 없음으로 표시한 영화.',
  },
  concerns: (count) => `(${movies(count)})`,
  next: '업로드할 곳',
  where: {
    letterboxd: '감상 기록은 여기에, 관심 목록은 관심 목록 페이지에, 목록은 각각 새 목록 페이지에 업로드하세요.',
    trakt: '여기의 ‘Data’에서 파일을 업로드하세요.',
    table: 'Excel, LibreOffice, Numbers, Google 스프레드시트에서 열 수 있고, Matinee로 다시 가져올 수도 있습니다.',
  },
  ids: {
    label: 'IMDb ID 찾는 중',
    complete: 'IMDb ID를 모두 찾아보았습니다.',
    missing: (count) => `${movies(count)}의 IMDb ID를 아직 모릅니다. 없이도 다운로드할 수 있습니다.`,
  },
  failed: '파일을 만들지 못했습니다. 다시 시도해 주세요.',
  cancel: '취소',
  download: '다운로드',
} satisfies TakeoutMessages
