import type { Language } from '#domain/movie/languages.ts'

export const languageOffers: Readonly<
  Record<Exclude<Language, 'en-US'>, { readonly line: string; readonly accept: string; readonly dismiss: string }>
> = {
  'es-ES': { line: 'Matinee también habla español.', accept: 'Cambiar a español', dismiss: 'Cerrar este aviso' },
  'fr-FR': { line: 'Matinee existe aussi en français.', accept: 'Passer en français', dismiss: 'Fermer ce message' },
  'de-DE': { line: 'Matinee gibt es auch auf Deutsch.', accept: 'Auf Deutsch umstellen', dismiss: 'Hinweis schließen' },
  'it-IT': { line: 'Matinee è disponibile anche in italiano.', accept: 'Passa all’italiano', dismiss: 'Chiudi avviso' },
  'ja-JP': { line: 'Matineeは日本語でも利用できます。', accept: '日本語に切り替える', dismiss: 'このお知らせを閉じる' },
  'ko-KR': { line: 'Matinee를 한국어로도 이용할 수 있습니다.', accept: '한국어로 전환', dismiss: '알림 닫기' },
  'pt-BR': {
    line: 'O Matinee também está em português.',
    accept: 'Mudar para português',
    dismiss: 'Fechar este aviso',
  },
  'zh-CN': { line: 'Matinee 也有简体中文版。', accept: '切换为中文', dismiss: '关闭此提示' },
  'ru-RU': { line: 'Matinee есть и на русском языке.', accept: 'Переключить на русский', dismiss: 'Скрыть сообщение' },
}
