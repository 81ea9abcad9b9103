import type { Language } from '#domain/movie/languages.ts'

/** Shown instead of the app in a browser that cannot run it. */
export const oldBrowser: Readonly<Record<Language, string>> = {
  'en-US': 'Please update this browser. Matinee needs a newer one:',
  'es-ES': 'Actualiza este navegador. Matinee necesita uno más reciente:',
  'fr-FR': 'Mettez ce navigateur à jour. Matinee en demande un plus récent\u00a0:',
  'de-DE': 'Bitte aktualisiere diesen Browser. Matinee braucht einen neueren:',
  'it-IT': 'Aggiorna questo browser. Matinee ne richiede uno più recente:',
  'ja-JP': 'このブラウザを更新してください。Matineeには次のバージョン以降が必要です：',
  'ko-KR': '이 브라우저를 업데이트하세요. Matinee를 사용하려면 다음 버전 이상이 필요합니다:',
  'pt-BR': 'Atualize este navegador. O Matinee precisa de um mais recente:',
  'zh-CN': '请更新此浏览器。Matinee 需要以下版本或更高版本：',
  'ru-RU': 'Обновите браузер. Для Matinee нужна версия новее:',
}
