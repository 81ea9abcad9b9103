import type { InstallationMessages } from '../messages/installation.ts'

export const zhCN = {
  heading: '安装 Matinee',
  note: '在独立窗口中运行，图标与其他应用放在一起。你的列表保持不变。',
  install: '安装',
  newVersion: 'Matinee 的新版本已就绪。',
  reload: '重新加载',
  later: '稍后',
  changes: '更新内容',
} satisfies InstallationMessages
