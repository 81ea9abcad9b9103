import type { FranchiseMessages } from '../messages/franchise.ts'
import { number } from './grammar.ts'

export const zhCN = {
  part: (part: number, parts: number) => `共 ${parts} 部，第 ${part} 部`,
  addMissing: (count: number) => `添加缺少的 ${number(count)} 部`,
  announced: '即将上映',
  seen: '看过',
} satisfies FranchiseMessages
