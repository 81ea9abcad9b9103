import { number } from '../grammar/ja-jp.ts'
import type { FiltersMessages } from './messages.ts'

export const jaJP = {
  genres: 'ジャンル',
  modes: { any: 'いずれか', all: 'すべて満たす' },
  year: '公開年',
  runtime: '上映時間',
  from: '下限',
  to: '上限',
  any: '指定なし',
  tabs: '保存した絞り込み',
  all: 'すべて',
  save: 'タブとして保存',
  saveTitle: 'この絞り込みをタブとして保存',
  saveHint: '絞り込みと並び順が保存されます。',
  shared: 'すべてのコレクションに表示されます。',
  name: '名前',
  example: '例：短めのコメディ',
  nameTaken: '同じ名前のタブがあります。',
  confirm: '保存',
  update: '変更を保存',
  edit: 'タブの名前変更・削除',
  delete: 'タブを削除',
  unknownRuntimes: (count: number) => `上映時間がまだ分からない映画が${number(count)}本あります。`,
  toasts: {
    saved: 'タブを保存しました',
    renamed: 'タブの名前を変更しました',
    updated: 'タブを更新しました',
    deleted: 'タブを削除しました',
    failed: '変更を保存できませんでした',
  },
} satisfies FiltersMessages
