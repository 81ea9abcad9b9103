import type { Language } from '#domain/movie/languages.ts'

type Texts = readonly [failed: string, retry: string, unreachable: string]

/** Shown when the app's code does not run, so it cannot come from the catalogs. The first two texts are the same. */
export const startFailure: Readonly<Record<Language, Texts>> = {
  'en-US': ['Something went wrong', 'Retry', 'Connect to the internet and retry. Your lists are safe.'],
  'es-ES': [
    'Algo ha salido mal',
    'Reintentar',
    'Conéctate a internet y vuelve a intentarlo. Tus listas están a salvo.',
  ],
  'fr-FR': [
    'Un problème est survenu',
    'Réessayer',
    'Connectez-vous à Internet, puis réessayez. Vos listes sont en sécurité.',
  ],
  'de-DE': [
    'Etwas ist schiefgelaufen',
    'Erneut versuchen',
    'Stelle eine Internetverbindung her und versuche es erneut. Deine Listen sind sicher.',
  ],
  'it-IT': ['Qualcosa è andato storto', 'Riprova', 'Connettiti a Internet e riprova. Le tue liste sono al sicuro.'],
  'ja-JP': ['問題が発生しました', '再試行', 'インターネットに接続してから再試行してください。リストは無事です。'],
  'ko-KR': ['문제가 발생했습니다', '다시 시도', '인터넷에 연결한 후 다시 시도하세요. 내 목록은 안전합니다.'],
  'pt-BR': [
    'Algo deu errado',
    'Tentar novamente',
    'Conecte-se à internet e tente novamente. Suas listas estão seguras.',
  ],
  'zh-CN': ['出错了', '重试', '请联网后重试。你的列表不会丢失。'],
  'ru-RU': [
    'Что-то пошло не так',
    'Повторить',
    'Подключитесь к интернету и повторите попытку. Ваши списки в сохранности.',
  ],
}
