import type { TonightMessages } from '../messages/tonight.ts'
import { movie, number, quoted } from './grammar.ts'

export const koKR = {
  question: '오늘 밤 뭘 볼까요?',
  invitation: '시간과 기분을 고르면 후보 영화 세 편을 보여 드립니다.',
  choose: '영화 고르기',
  conditions: '찾는 영화',
  source: {
    label: '대상',
    watchlist: '내 관심 목록',
    unlisted: '새로운 영화',
    friend: (name) => `${name} 님과`,
  },
  time: { label: '시간', any: '상영 시간 무관', upTo: (length) => `${length} 이내` },
  taste: {
    label: '기분',
    any: '기분 상관없음',
    moods: {
      funny: '웃고 싶을 때',
      thrilling: '손에 땀을 쥐게',
      adventurous: '모험을 떠나고 싶을 때',
      moving: '감동받고 싶을 때',
      otherworldly: '다른 세계로',
      scary: '무섭게',
      family: '온 가족이 함께',
      real: '실제 이야기',
    },
  },
  services: { label: '어디서', any: '어디든', mine: '내 스트리밍 서비스' },
  movies: '오늘 밤의 영화 세 편',
  looking: '영화를 찾는 중…',
  shown: (titles) => `오늘 밤 후보: ${titles}`,
  another: '다른 세 편',
  allSeen: (count) =>
    count === 1
      ? '후보는 이 한 편뿐입니다. 다시 보여 드립니다.'
      : `${number(count)}편을 모두 보여 드렸습니다. 순서를 바꿔 다시 보여 드립니다.`,
  thisOne: '이걸로',
  thisOneNamed: (title) => `이걸로: ${title}`,
  lengthUnknown: '상영 시간 알 수 없음',
  rentOrBuy: '대여 또는 구매',
  nowhere: (country) => `볼 수 있는 곳 없음: ${country}`,
  servicesUnknown: '볼 수 있는 곳을 알 수 없음',
  reasons: {
    director: (title, rating) => `같은 감독: ${movie(title)} (나: ★ ${rating})`,
    services: '내 스트리밍 서비스에 있음',
    time: (length) => `제한 시간보다 ${length} 짧음`,
    watchlist: (day) => `${day} 관심 목록에 추가`,
    collection: (day) => `${day} 이 컬렉션에 추가`,
    popular: '인기작, 아직 어느 목록에도 없음',
    both: (name) => `내 목록과 ${name} 님의 목록에 있음`,
    friend: (name) => `${name} 님의 목록에 있음`,
  },
  leftOut: {
    runtime: (count) => `상영 시간을 알 수 없는 ${number(count)}편은 제외했습니다.`,
    services: (count) => `볼 수 있는 곳을 알 수 없는 ${number(count)}편은 제외했습니다.`,
  },
  empty: {
    maxRuntime: (length) => `${length} 이내의 영화가 없습니다`,
    taste: (taste) => `${quoted(taste)}에 맞는 영화가 없습니다`,
    services: '이 스트리밍 서비스에 있는 영화가 없습니다',
    watchlist: '관심 목록에 아직 안 본 영화가 없습니다',
    collection: '이 컬렉션에는 영화가 없습니다',
    unlisted: '다른 영화가 없습니다',
    friend: '둘이 볼 영화가 남아 있지 않습니다',
    without: (count) => `이 조건이 없으면 ${number(count)}편이 있습니다.`,
    drop: { maxRuntime: '상영 시간 상관없음', taste: '기분 상관없음', services: '어디서든 찾기' },
    lookElsewhere: '새로운 영화 찾기',
  },
} satisfies TonightMessages
