import type { TakeoutMessages } from '../messages/takeout.ts'
import { movies, number } from './grammar.ts'

export const zhCN = {
  heading: '在别处使用',
  note: '把你的电影做成文件，供其他服务和电子表格使用。只有备份才包含全部内容。',
  empty: '还没有可以带走的内容。',
  spreadsheet: '电子表格',
  hints: {
    letterboxd: '日记、想看，以及作为列表的片单',
    trakt: '观影记录、评分和想看',
    table: '全部放进一张表，每条信息一行',
  },
  title: (name) => `用于 ${name} 的文件`,
  contents: (count, files) => `${movies(count)}，${number(files)} 个文件。`,
  zip: '它们在一个 ZIP 文件里，上传前请先解压。',
  lost: '无法带走的内容',
  losses: {
    'times of day': '观影的具体时刻（日期会保留）。',
    'viewings of one day': '同一天看同一部电影的多条记录会合并为一条，备注和标签全部保留。',
    'undated viewings': '多条没有日期的记录会合并为一条。',
    'ratings without a viewing': '只有评分或备注、没有观影记录的电影会算作看过。',
    likes: '喜欢。',
    'when it was rated': '评分的时间。',
    'when it was added': '添加的时间。',
    'movies being watched': '“正在看”的状态。',
    'details of viewings': '单条观影记录的评分、备注和标签。最近的评分会成为电影的评分。',
    'notes and tags': '备注和标签。',
    collections: '片单。',
    'names of lists': '片单的名称和简介（请在新建列表时填写）。',
    'the rest of the app': '设置、标签页、封面，以及不感兴趣的电影。',
  },
  concerns: (count) => `（${movies(count)}）`,
  next: '上传到哪里',
  where: {
    letterboxd: '观影记录在那里上传，想看在你的 Watchlist 页面上传，每个列表在新建列表的页面上传。',
    trakt: '在那里的“Data”中上传文件。',
    table: 'Excel、LibreOffice、Numbers 和 Google 表格都能打开，Matinee 也能再次导入。',
  },
  ids: {
    label: '正在查找 IMDb ID',
    complete: '所有 IMDb ID 都已查过。',
    missing: (count) => `还有 ${movies(count)}没有 IMDb ID。没有它也可以下载。`,
  },
  failed: '无法生成文件，请重试。',
  cancel: '取消',
  download: '下载',
} satisfies TakeoutMessages
