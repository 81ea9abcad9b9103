import type { HiddenMessages } from '../messages/hidden.ts'
import { movie, number } from './grammar.ts'

export const jaJP = {
  name: '興味なし',
  named: (title) => `興味なし：${title}`,
  hint: 'おすすめに表示しない映画です。ホーム、「探す」、似ている映画、「今夜」には表示されません。検索では見つかります。',
  empty: '「興味なし」にした映画はありません。ボタンはポスターの下、映画の詳細画面、「今夜」のページにあります。',
  unhide: '元に戻す',
  unhideNamed: (title) => `元に戻す：${title}`,
  showAll: (count) => `${number(count)}本すべてを表示`,
  toasts: {
    hide: {
      title: '「興味なし」にしました',
      description: (title) => `${movie(title)}は今後おすすめに表示されません。`,
      several: (count) => `${number(count)}本は今後おすすめに表示されません。`,
    },
    unhide: {
      title: '元に戻しました',
      description: (title) => `${movie(title)}は再びおすすめに表示されることがあります。`,
      several: (count) => `${number(count)}本は再びおすすめに表示されることがあります。`,
    },
    failed: 'ブラウザに保存できませんでした。ストレージがいっぱいになっている可能性があります。',
  },
} satisfies HiddenMessages
