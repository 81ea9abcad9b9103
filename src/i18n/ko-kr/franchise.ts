import type { FranchiseMessages } from '../messages/franchise.ts'
import { number } from './grammar.ts'

export const koKR = {
  part: (part: number, parts: number) => `${parts}편 중 ${part}번째`,
  addMissing: (count: number) => `빠진 영화 ${number(count)}편 추가`,
  announced: '공개 예정',
  seen: '본 영화',
} satisfies FranchiseMessages
