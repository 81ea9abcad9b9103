import type { ReleasesMessages } from '../messages/releases.ts'

export const zhCN = {
  subtitle: '想看清单中你还没看过的电影',
  back: '返回想看清单',
  news: '想看清单的新片上线',
  nothingNew: '想看清单暂无新片上线',
  upcoming: '即将上映',
  lately: '最近上映',
  noneUpcoming: '这些电影暂无已知的后续日期。',
  empty: '想看清单中没有未看的电影',
  emptyNew: '将电影加入想看清单，即可在此查看上映日期',
  noKinds: '设置中已关闭所有上映类型。',
  kinds: { cinema: '影院', digital: '数字版', physical: 'DVD/蓝光' },
  since: {
    cinema: (day) => `${day}起在影院上映`,
    digital: (day) => `${day}起数字发行`,
    physical: (day) => `${day}起发行 DVD/蓝光`,
    return: (day) => `${day}起在影院重映`,
  },
  from: {
    cinema: (day) => `${day}在影院上映`,
    digital: (day) => `${day}数字发行`,
    physical: (day) => `${day}发行 DVD/蓝光`,
    return: (day) => `${day}在影院重映`,
  },
  sample: '示例数据，并非真实日期。',
  save: '保存日历文件',
  saveHint: '每部电影一个全天日程，即下一次上映。以后再次导入该文件即可更新日程。',
  addOne: (title) => `添加到日历：${title}`,
  dismiss: '隐藏',
  dismissed: '已隐藏新片',
  hint: '首页显示自上次访问以来想看清单中上映的电影，即将上映的电影有单独的页面。日期以你的国家/地区为准。',
} satisfies ReleasesMessages
