import type { GuideMessages } from '../messages/guide.ts'

export const koKR = {
  heading: '감상 기록 옮겨 오기',
  intro:
    '다른 서비스에서 본 영화, 매긴 평점, 보고 싶은 영화를 가져올 수 있습니다. 그곳에서 내보낸 다음 여기에서 파일을 선택하세요.',
  privacy: '파일은 브라우저 안에서 읽습니다. 영화를 찾기 위해 제목, 연도, ID만 TMDB로 보냅니다.',
  choose: '파일 선택',
  csvName: '스프레드시트',
  listName: '제목이나 링크 목록',
  where: {
    trakt: 'trakt.tv의 설정에서 ‘Data’를 열고 내보내기를 요청하세요.',
    letterboxd: 'letterboxd.com의 설정에서 ‘Data’를 열고 데이터를 내보내세요.',
    imdb: 'imdb.com에서 내 평점, 관심 목록 또는 다른 목록을 열고 내보내세요.',
    tmdb: 'themoviedb.org의 계정에서 평점과 관심 목록을 내보내세요.',
    simkl: 'simkl.com에서 계정을 백업하세요. 유료 회원만 이용할 수 있습니다.',
    yamtrack: 'Yamtrack에서 라이브러리를 CSV로 내보내세요.',
    movary: 'Movary에서 기록, 평점, 관심 목록을 내보내세요.',
    watcharr: 'Watcharr에서 본 작품 목록을 내보내세요.',
    'media-kraken': 'Media Kraken에서 컬렉션을 내보내거나 저장소에 있는 영화 파일을 쓰세요.',
    seriesguide: 'SeriesGuide 앱에서 백업을 만드세요.',
    'tv-time': 'TV Time은 2026년 7월 15일에 종료되었습니다. 저장해 둔 데이터가 있으면 지금도 읽을 수 있습니다.',
    ryot: 'Ryot에서 데이터를 내보내세요.',
    netflix:
      '브라우저로 netflix.com을 열고 프로필의 시청 기록을 다운로드하세요. 평가와 내가 찜한 콘텐츠는 계정에서 요청할 수 있는 개인 정보 사본에만 들어 있습니다.',
    csv: '한 줄에 영화 한 편씩 CSV로 저장하세요. 각 열의 내용은 나중에 정합니다.',
    list: '한 줄에 제목 하나(연도를 붙여도 됩니다) 또는 IMDb, TMDB, Letterboxd, Trakt 링크. 설정에서 붙여넣을 수 있습니다.',
  },
  takes: {
    now: '파일을 바로 받을 수 있습니다.',
    minutes: '몇 분 걸립니다.',
    wait: '파일을 준비하는 데 시간이 걸릴 수 있습니다.',
    days: '다운로드는 바로 됩니다. 개인 정보 사본은 하루 이상 걸릴 수 있습니다.',
  },
  file: {
    zip: 'ZIP을 그대로 선택하세요.',
    csv: 'CSV 파일을 선택하세요.',
    csvs: 'CSV 파일을 선택하세요. 한꺼번에 선택해도 됩니다.',
    json: 'JSON 파일을 선택하세요.',
    simkl: 'ZIP, JSON 또는 CSV 파일을 선택하세요.',
    jsonld: 'JSON-LD 파일을 선택하세요.',
    movies: '시리즈가 아니라 영화 파일을 선택하세요.',
    tvTime: 'ZIP 또는 영화가 든 CSV나 JSON 파일을 선택하세요.',
    netflix: 'CSV 파일이나 ZIP을 선택하세요.',
  },
} satisfies GuideMessages
