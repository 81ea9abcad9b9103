import type { GuideMessages } from '../messages/guide.ts'

export const jaJP = {
  heading: '視聴履歴を引き継ぐ',
  intro:
    'ほかのサービスでの鑑賞記録や評価、見たい映画を引き継げます。そのサービスでエクスポートし、ここでファイルを選んでください。',
  privacy: 'ファイルはブラウザ内で読み込まれます。映画を探すためにTMDBへ送られるのは、タイトル、年、IDだけです。',
  choose: 'ファイルを選択',
  csvName: '表計算のファイル',
  listName: 'タイトルやリンクのリスト',
  where: {
    trakt: 'trakt.tvで設定の「Data」を開き、エクスポートをリクエストします。',
    letterboxd: 'letterboxd.comで設定の「Data」を開き、データをエクスポートします。',
    imdb: 'imdb.comで評価、ウォッチリスト、またはリストを開き、エクスポートします。',
    tmdb: 'themoviedb.orgのアカウントから、評価とウォッチリストをエクスポートします。',
    simkl: 'simkl.comでアカウントのバックアップを作成します。有料会員のみ利用できます。',
    yamtrack: 'Yamtrackで、ライブラリをCSVとしてエクスポートします。',
    movary: 'Movaryで、履歴、評価、ウォッチリストをエクスポートします。',
    watcharr: 'Watcharrで、視聴済みリストをエクスポートします。',
    'media-kraken': 'Media Krakenでコレクションをエクスポートするか、ストレージにある映画のファイルを使います。',
    seriesguide: 'SeriesGuideアプリで、バックアップを作成します。',
    'tv-time': 'TV Timeは2026年7月15日に終了しました。保存済みのデータがあれば、今でも読み込めます。',
    ryot: 'Ryotで、データをエクスポートします。',
    netflix:
      'ブラウザでnetflix.comを開き、プロフィールの視聴履歴をダウンロードします。評価とマイリストは、アカウントでリクエストできる個人情報のコピーにのみ含まれます。',
    csv: '1行に1作品として、CSV形式で保存します。各列の内容は、あとで指定できます。',
    list: '1行に1つのタイトル（年を付けても可）、またはIMDb、TMDB、Letterboxd、Traktのリンク。設定画面で貼り付けられます。',
  },
  takes: {
    now: 'ファイルはすぐに手に入ります。',
    minutes: '数分かかります。',
    wait: 'ファイルの準備に時間がかかることがあります。',
    days: 'ダウンロードはすぐにできます。個人情報のコピーには1日以上かかることがあります。',
  },
  file: {
    zip: 'ZIPをそのまま選びます。',
    csv: 'CSVファイルを選びます。',
    csvs: 'CSVファイルを選びます。まとめて選べます。',
    json: 'JSONファイルを選びます。',
    simkl: 'ZIP、JSON、またはCSVのファイルを選びます。',
    jsonld: 'JSON-LDファイルを選びます。',
    movies: '番組ではなく、映画のファイルを選びます。',
    tvTime: 'ZIP、または映画のCSVかJSONのファイルを選びます。',
    netflix: 'CSVファイルまたはZIPを選びます。',
  },
} satisfies GuideMessages
