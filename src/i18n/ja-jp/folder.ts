import type { FolderMessages } from '../messages/folder.ts'
import { number } from './grammar.ts'

export const jaJP = {
  heading: '共有フォルダー',
  intro:
    'お使いのクラウドが運ぶフォルダーで、デバイスを自動的に揃えます。Nextcloud、Syncthing、iCloud Drive、Google Drive、OneDrive、Dropboxが使えます。アカウントの登録も、当方のサーバーも不要です。',
  connect: 'フォルダーを接続',
  unsupported:
    'このブラウザでは、ページからフォルダーを使えません。パソコンとAndroidのChromeやEdgeなどでは使えます。ここでは、下の「送信」と「受信」でファイルを使って同じことができます。',
  connecting: {
    title: 'フォルダーを接続',
    carried:
      'クラウドがほかのデバイスに運ぶフォルダーを選び、ほかのデバイスでも同じフォルダーを接続してください。Matineeはその中に「matinee」フォルダーを作成します。',
    written:
      '以後、変更はすぐにそこへ書き込まれ、ほかのデバイスが書き込んだ内容はここに統合されます。ライブラリはこのブラウザにも残ります。',
    visible:
      'パスフレーズで封印しない限り、フォルダーを読める人は、リスト、履歴、評価、メモ、設定を読むことができます。封印するかどうかは次で選べます。',
    next: 'どのフォルダーを使うか、Matineeに変更を許可するかを、ブラウザが確認します。',
    choose: 'フォルダーを選択',
    reading: 'フォルダーを読み込んでいます...',
    joining: '統合しています...',
    failed:
      'このフォルダーは使用できませんでした。何も変更されていません。もう一度試すか、別のフォルダーを選んでください。',
  },
  sealing: {
    title: 'フォルダーを封印しますか？',
    seal: 'パスフレーズで封印する',
    sealHint:
      'お使いのデバイスだけが中身を読めるようになります。ファイルの名前、サイズ、日時は、フォルダーを見られる人には見えます。',
    passphraseHint: '8文字以上。各デバイスで一度だけ入力します。忘れると誰にも復元できません。',
    key: 'APIキーも共有する',
    keyHint: 'ほかのデバイスもこのキーを使います。キーが入るのは封印したフォルダーだけです。',
    confirm: '接続',
  },
  sealed: {
    title: '封印されたフォルダー',
    question: '別のデバイスがこのフォルダーを封印しました。パスフレーズを入力してください。',
    wrong: 'このパスフレーズではフォルダーを開けません。',
    open: 'フォルダーを開く',
  },
  joining: {
    note: 'このフォルダーには、このブラウザがまだ参加していないライブラリがあります。両方をどうするか選んでください。先に復元ポイントを作成します。',
    onlyThere: 'フォルダーだけ',
    choices: {
      join: { name: '統合する', hint: '両方をすべて残します。内容が違う場合は最後の変更が優先されます。' },
      'take theirs': {
        name: 'フォルダーに合わせる',
        hint: 'このブラウザをフォルダーと同じ内容にします。ここにしかないものは、このブラウザから削除されます。',
      },
      'replace theirs': {
        name: 'こちらに合わせる',
        hint: 'ここにあるものを残します。フォルダーにしかないものは、ほかのデバイスから削除されます。',
      },
    },
  },
  consent: {
    note: 'それ以外はいずれの場合も統合されます。',
    amount: (count: number) => `ほかのデバイスが削除した、ここにある項目：${number(count)}件`,
    choices: {
      apply: { name: 'ここでも削除', hint: '先に復元ポイントを作成します。' },
      'keep mine': { name: '残す', hint: 'ここに残り、ほかのデバイスにも戻ります。' },
      later: { name: 'あとで決める', hint: '今はここに残ります。この確認は設定に残ります。' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `ここと${folder}に保存済み（${ago}）`,
    savedThere: (folder: string) => `ここと${folder}に保存済み`,
    saving: (folder: string) => `${folder}に保存しています...`,
    waiting: (count: number) => `待機中の変更：${number(count)}件`,
    paused: '同期を一時停止中',
    'trying again': 'まもなく再試行します',
    'newer version': '新しいバージョンのMatineeが書き込みました',
  },
  hints: {
    paused: '再開するまで、読み込みも書き込みも行いません。',
    'trying again': '読み込みまたは書き込みができませんでした。Matineeが自動的に再試行します。',
    'newer version': 'ページを再読み込みして更新してください。それまでは、読み込みも書き込みも行いません。',
  },
  needs: {
    permission: {
      line: 'フォルダーをもう一度許可してください',
      hint: 'Matineeへの許可をブラウザが忘れました。失われたものはありません。変更はここで待機しています。',
      act: 'フォルダーを許可',
    },
    'no passphrase': {
      line: 'パスフレーズを入力してください',
      hint: 'フォルダーは封印されていますが、このブラウザにはまだ鍵がありません。',
      act: 'フォルダーを開く',
    },
    'two keys': {
      line: 'フォルダーが二重に封印されています',
      hint: '2台のデバイスが別々に封印しました。どちらか一方でフォルダーの接続を解除し、そのデバイスのファイルを削除してから、もう一度接続してください。',
      act: '再試行',
    },
    gone: {
      line: 'フォルダーが見つかりません',
      hint: 'ここでは何も削除されていません。移動、名前の変更、または中身の削除が考えられます。元に戻すか、接続を解除して別のフォルダーを接続してください。',
      act: '再試行',
    },
    full: {
      line: 'フォルダーの空きがありません',
      hint: 'フォルダーの保存先に空きを作ってください。変更はここで待機しています。',
      act: '再試行',
    },
    'read only': {
      line: 'フォルダーを変更できません',
      hint: 'Matineeは読み込めますが、書き込みはシステムに許可されていません。変更はここで待機しています。',
      act: '再試行',
    },
    'no database': {
      line: 'データベースがありません',
      hint: 'データベースがないと、ほかのデバイスが書き込んだ内容を統合できません。',
      act: '再試行',
    },
    'no space': {
      line: 'このブラウザに空きがありません',
      hint: 'ほかのデバイスが書き込んだ内容を保存する空きがありません。何も変更されていません。',
      act: '再試行',
    },
    removed: {
      line: 'このデバイスは外されました',
      hint: '別のデバイスがフォルダーから外しました。ここでの変更は残っています。共有するには、もう一度参加してください。',
      act: 'もう一度参加',
    },
    'other library': {
      line: 'フォルダーに別のライブラリがあります',
      hint: 'このブラウザが参加していないライブラリのファイルです。何も統合されていません。',
      act: '参加',
    },
    removals: {
      line: '削除の確認が必要です',
      hint: 'ほかのデバイスで、誤りかもしれないほど多くの項目が削除されました。それ以外は続行しています。',
      act: '決める',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device}はまだアップロード中です`,
    unreadable: (device: string) => `${device}のファイルに読めないものがあり、除外しました`,
    'not sealed': (device: string) => `${device}のファイルに封印されていないものがあり、除外しました`,
    'unknown key': (device: string) => `${device}のファイルに別の鍵で封印されたものがあり、除外しました`,
    someDevice: '別のデバイス',
  },
  devices: {
    title: 'フォルダーのデバイス',
    here: 'このデバイス',
    seen: (date: string) => `最終確認：${date}`,
    unseen: '未確認',
    waiting: (count: number) => `到着待ちのファイル：${number(count)}件`,
    remove: '外す',
    removeNamed: (device: string) => `${device}を外す`,
    removing: {
      title: (device: string) => `${device}を外しますか？`,
      note: 'そのデバイスでの変更は、ほかのデバイスに残ります。戻ってきた場合は、停止して再参加するか確認します。',
      confirm: 'デバイスを外す',
    },
  },
  syncNow: '今すぐ同期',
  pause: '一時停止',
  resume: '再開',
  disconnect: '接続を解除',
  disconnecting: {
    title: 'フォルダーの接続を解除しますか？',
    note: 'このブラウザにはすべて残ります。ほかのデバイスはそのまま続けられます。',
    legend: 'このデバイスのファイルをどうしますか？',
    choices: {
      keep: { name: '残す', hint: 'このデバイスが書き込んだ内容を、ほかのデバイスは引き続き読めます。' },
      delete: {
        name: '削除する',
        hint: 'ほかのデバイスがまだ読んでいない内容は届かなくなります。ほかのデバイスのファイルは残ります。',
      },
    },
    failed: '削除できませんでした。フォルダーは接続されたままです。もう一度試すか、ファイルを残してください。',
  },
} satisfies FolderMessages
