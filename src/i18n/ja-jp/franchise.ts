import type { FranchiseMessages } from '../messages/franchise.ts'
import { number } from './grammar.ts'

export const jaJP = {
  part: (part: number, parts: number) => `全${parts}作中${part}作目`,
  addMissing: (count: number) => `残りの${number(count)}本を追加`,
  announced: '公開予定',
  seen: '視聴済み',
} satisfies FranchiseMessages
