// In TMDB's order; the names below have the same order.
const genreIds = [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 10770, 53, 10752, 37]

const english =
  'Action,Adventure,Animation,Comedy,Crime,Documentary,Drama,Family,Fantasy,History,Horror,Music,Mystery,Romance,Science Fiction,TV Movie,Thriller,War,Western'

const names: Readonly<Record<string, string>> = {
  en: english,
  es: 'Acción,Aventura,Animación,Comedia,Crimen,Documental,Drama,Familia,Fantasía,Historia,Terror,Música,Misterio,Romance,Ciencia ficción,Película de TV,Suspense,Bélica,Western',
  fr: 'Action,Aventure,Animation,Comédie,Crime,Documentaire,Drame,Familial,Fantastique,Histoire,Horreur,Musique,Mystère,Romance,Science-Fiction,Téléfilm,Thriller,Guerre,Western',
  de: 'Action,Abenteuer,Animation,Komödie,Krimi,Dokumentarfilm,Drama,Familie,Fantasy,Historie,Horror,Musik,Mystery,Liebesfilm,Science Fiction,TV-Film,Thriller,Kriegsfilm,Western',
  it: 'Azione,Avventura,Animazione,Commedia,Crime,Documentario,Dramma,Famiglia,Fantasy,Storia,Horror,Musica,Mistero,Romance,Fantascienza,Film TV,Thriller,Guerra,Western',
  ja: 'アクション,アドベンチャー,アニメーション,コメディ,犯罪,ドキュメンタリー,ドラマ,ファミリー,ファンタジー,歴史,ホラー,音楽,ミステリー,ロマンス,サイエンスフィクション,テレビ映画,スリラー,戦争,西部劇',
  ko: '액션,모험,애니메이션,코미디,범죄,다큐멘터리,드라마,가족,판타지,역사,공포,음악,미스터리,로맨스,SF,TV 영화,스릴러,전쟁,서부',
  pt: 'Ação,Aventura,Animação,Comédia,Crime,Documentário,Drama,Família,Fantasia,História,Terror,Música,Mistério,Romance,Ficção científica,Cinema TV,Thriller,Guerra,Faroeste',
  zh: '动作,冒险,动画,喜剧,犯罪,纪录,剧情,家庭,奇幻,历史,恐怖,音乐,悬疑,爱情,科幻,电视电影,惊悚,战争,西部',
  ru: 'боевик,приключения,мультфильм,комедия,криминал,документальный,драма,семейный,фэнтези,история,ужасы,музыка,детектив,мелодрама,фантастика,телефильм,триллер,военный,вестерн',
}

export interface Genre {
  readonly id: number
  readonly name: string
}

export const genresIn = (language: string): readonly Genre[] => {
  const translated = (names[language] ?? english).split(',')
  return genreIds.map((id, index) => ({ id, name: translated[index] ?? '' }))
}
