import { film, number } from '../grammar/ja-jp.ts'
import type { NotForMeMessages } from './messages.ts'

export const jaJP = {
  name: '興味なし',
  named: (title) => `興味なし：${title}`,
  hint: 'おすすめに出さない映画です。ホーム、見つける、似ている作品、今夜の候補には表示されません。検索では見つかります。',
  empty: 'まだ外した映画はありません。ボタンはポスターの下、各映画の画面、「今夜」のページにあります。',
  putBack: '元に戻す',
  putBackNamed: (title) => `元に戻す：${title}`,
  showAll: (count) => `${number(count)}本すべてを表示`,
  toasts: {
    putAway: {
      title: '候補から外しました',
      description: (title) => `${film(title)}は今後おすすめに表示されません。`,
      several: (count) => `${number(count)}本は今後おすすめに表示されません。`,
    },
    putBack: {
      title: '元に戻しました',
      description: (title) => `${film(title)}は再びおすすめに表示されることがあります。`,
      several: (count) => `${number(count)}本は再びおすすめに表示されることがあります。`,
    },
    failed: 'ブラウザーが保存できませんでした。保存領域がいっぱいかもしれません。',
  },
} satisfies NotForMeMessages
