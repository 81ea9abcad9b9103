import type { InstallationMessages } from '../messages/installation.ts'

export const jaJP = {
  heading: 'Matineeをインストール',
  note: '専用のウィンドウとアイコンで開けます。リストはそのままです。',
  install: 'インストール',
  newVersion: 'Matineeの新しいバージョンを利用できます。',
  reload: '再読み込み',
  later: 'あとで',
  changes: '更新内容',
} satisfies InstallationMessages
