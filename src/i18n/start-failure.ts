import type { Language } from '#domain/languages.ts'

/** Shown when the app's code does not load, so it cannot come from the catalogs. The texts are the same. */
export const startFailure: Readonly<Record<Language, readonly [failed: string, retry: string]>> = {
  'en-US': ['Something went wrong', 'Retry'],
  'es-ES': ['Algo ha salido mal', 'Reintentar'],
  'fr-FR': ['Un problème est survenu', 'Réessayer'],
  'de-DE': ['Etwas ist schiefgelaufen', 'Erneut versuchen'],
  'it-IT': ['Qualcosa è andato storto', 'Riprova'],
  'ja-JP': ['問題が発生しました', '再試行'],
  'ko-KR': ['문제가 발생했습니다', '다시 시도'],
  'pt-BR': ['Algo deu errado', 'Tentar novamente'],
  'zh-CN': ['出错了', '重试'],
  'ru-RU': ['Что-то пошло не так', 'Повторить'],
}
