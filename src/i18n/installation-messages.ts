import type { Language } from '#domain/languages.ts'

interface InstallationMessages {
  readonly heading: string
  readonly note: string
  readonly install: string
  readonly newVersion: string
  readonly reload: string
  readonly later: string
  /** `age` is such as 'yesterday'. */
  readonly saved: (age: string) => string
}

/** Apart from the catalogues, because the first screen needs none of them. */
export const installationMessages: Readonly<Record<Language, InstallationMessages>> = {
  'en-US': {
    heading: 'Install Matinee',
    note: 'In a window of its own, with an icon beside your other apps. Your lists stay the same.',
    install: 'Install',
    newVersion: 'A new version of Matinee is ready.',
    reload: 'Reload',
    later: 'Later',
    saved: (age) => `Details saved: ${age}`,
  },
  'es-ES': {
    heading: 'Instalar Matinee',
    note: 'En su propia ventana y con un icono junto a tus otras aplicaciones. Tus listas no cambian.',
    install: 'Instalar',
    newVersion: 'Hay una nueva versión de Matinee lista.',
    reload: 'Recargar',
    later: 'Más tarde',
    saved: (age) => `Datos guardados: ${age}`,
  },
  'fr-FR': {
    heading: 'Installer Matinee',
    note: 'Dans sa propre fenêtre, avec une icône à côté de vos autres applications. Vos listes restent les mêmes.',
    install: 'Installer',
    newVersion: 'Une nouvelle version de Matinee est prête.',
    reload: 'Recharger',
    later: 'Plus tard',
    saved: (age) => `Informations enregistrées : ${age}`,
  },
  'de-DE': {
    heading: 'Matinee installieren',
    note: 'Mit eigenem Fenster und einem Symbol neben deinen anderen Apps. Deine Listen bleiben dieselben.',
    install: 'Installieren',
    newVersion: 'Eine neue Version von Matinee ist bereit.',
    reload: 'Neu laden',
    later: 'Später',
    saved: (age) => `Angaben gespeichert: ${age}`,
  },
  'it-IT': {
    heading: 'Installa Matinee',
    note: 'In una finestra tutta sua, con un’icona accanto alle altre app. Le tue liste restano le stesse.',
    install: 'Installa',
    newVersion: 'È pronta una nuova versione di Matinee.',
    reload: 'Ricarica',
    later: 'Più tardi',
    saved: (age) => `Dettagli salvati: ${age}`,
  },
  'ja-JP': {
    heading: 'Matineeをインストール',
    note: '専用のウィンドウとアイコンで開けます。リストはそのままです。',
    install: 'インストール',
    newVersion: 'Matineeの新しいバージョンを利用できます。',
    reload: '再読み込み',
    later: 'あとで',
    saved: (age) => `詳細の保存：${age}`,
  },
  'ko-KR': {
    heading: 'Matinee 설치',
    note: '다른 앱처럼 아이콘과 전용 창으로 열립니다. 목록은 그대로 유지됩니다.',
    install: '설치',
    newVersion: 'Matinee의 새 버전이 준비되었습니다.',
    reload: '새로고침',
    later: '나중에',
    saved: (age) => `상세 정보 저장: ${age}`,
  },
  'pt-BR': {
    heading: 'Instalar o Matinee',
    note: 'Em uma janela própria, com um ícone ao lado dos seus outros aplicativos. Suas listas continuam as mesmas.',
    install: 'Instalar',
    newVersion: 'Uma nova versão do Matinee está pronta.',
    reload: 'Recarregar',
    later: 'Mais tarde',
    saved: (age) => `Detalhes salvos: ${age}`,
  },
  'zh-CN': {
    heading: '安装 Matinee',
    note: '在独立窗口中运行，图标与其他应用放在一起。你的列表保持不变。',
    install: '安装',
    newVersion: 'Matinee 的新版本已就绪。',
    reload: '重新加载',
    later: '稍后',
    saved: (age) => `详情保存于：${age}`,
  },
  'ru-RU': {
    heading: 'Установить Matinee',
    note: 'В отдельном окне и со значком среди других приложений. Списки останутся прежними.',
    install: 'Установить',
    newVersion: 'Готова новая версия Matinee.',
    reload: 'Перезагрузить',
    later: 'Позже',
    saved: (age) => `Данные сохранены: ${age}`,
  },
}
