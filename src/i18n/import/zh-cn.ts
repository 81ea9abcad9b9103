import { numbersOf } from '../numbers.ts'
import type { ImportMessages } from './messages.ts'

const { number, megabytes } = numbersOf('zh-CN')

const movies = (count: number): string => `${number(count)} 部电影`

const collections = (count: number): string => `${number(count)} 个片单`

export const zhCN = {
  choose: '导入数据',
  drop: '选择导出文件，或将其拖到这里。保存前你可以查看将有哪些更改。',
  dropNow: '将文件放到这里',
  reading: '正在读取文件…',
  cancel: '取消',
  title: '导入数据',
  exported: (date) => `导出时间：${date}`,
  exportDateUnknown: '导出时间未知',
  inFile: '文件中',
  lists: {
    watchlist: '想看清单中的电影',
    collections: '片单',
    collectionMovies: '片单中的电影',
    watchHistory: '观看记录',
    notForMe: '不感兴趣',
    settings: '设置',
  },
  count: number,
  strategy: '导入方式',
  strategies: {
    merge: { name: '合并', hint: '添加你还没有的内容，已有的内容保持不变。' },
    overwrite: { name: '覆盖', hint: '用文件中的清单和片单替换你现有的内容。' },
  },
  outcome: '导入后的变化',
  changes: { added: '新增', kept: '保留', replaced: '替换', removed: '移除' },
  total: (change, count) => `${change}：${number(count)}`,
  settingsChange: (fields) => `将更改的设置：${fields}`,
  noSettingsChange: '设置不会更改。',
  renamed: (count) => `${number(count)} 个片单的名称已被使用，将加上编号。`,
  orphans: (count) => `${number(count)} 部电影所属的片单不存在，将被跳过。`,
  leftOut: (count) => `${number(count)} 条记录无法识别，将被跳过`,
  wrongRatings: (count) => `${number(count)} 个不在 1 到 10 之间的评分将被跳过`,
  reason: (list, count, reason) => `${list}：${number(count)} 条，${reason}`,
  reasons: {
    'not a list': '不是列表',
    'not an object': '不是有效的记录',
    'no movie id': '缺少电影 ID',
    'no id': '缺少 ID',
    'no name': '缺少名称',
    'no collection id': '缺少片单 ID',
    repeated: '在文件中重复',
    setting: (field) => `${field}的值无效`,
  },
  key: { label: '使用文件中的 API 密钥', new: '你还没有密钥。', other: '它将替换你现有的密钥。' },
  confirm: '导入',
  replaceMovies: (count) => `替换 ${movies(count)}`,
  replaceLists: '替换我的列表',
  importing: '正在导入…',
  tooMuch: (amount) => `浏览器的存储空间放不下这些数据，超出了 ${amount}。`,
  megabytes,
  problems: {
    'no file': '没有可用的文件数据',
    failed: '无法读取导入文件',
    'not readable': '无法读取此文件。',
    'not text': '无法将此文件作为文本读取。',
    'not json': '此文件不是有效的 JSON 文件。',
    'not a backup': '此文件不是有效的导出文件。',
    'not saved': '浏览器未能保存导入的数据。你的数据没有任何变化。',
    tooLarge: (size, most) => `文件太大：${size}。最多可导入 ${most}。`,
    schema: (version) => `不支持此数据架构版本：${version}`,
    noSchema: '未知',
    lists: {
      watchlist: '想看清单的数据格式无效。',
      collections: '片单的数据格式无效。',
      collectionMovies: '片单中电影的数据格式无效。',
    },
  },
  failed: '导入失败',
  done: {
    title: '导入成功',
    description: (items, lists) => `已导入想看清单中的 ${movies(items)}和 ${collections(lists)}`,
  },
  last: (fileName, date) => `上次导入：${fileName}（${date}）`,
  undo: '撤销导入',
  undoHint: '在你更改想看清单或片单之前，都可以撤销。',
  undone: { title: '已撤销导入', description: '你的数据已恢复到导入前的状态' },
  undoFailed: '无法撤销导入，请重试。',
} satisfies ImportMessages
