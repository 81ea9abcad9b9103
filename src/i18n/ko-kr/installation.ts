import type { InstallationMessages } from '../messages/installation.ts'

export const koKR = {
  heading: 'Matinee 설치',
  note: '다른 앱처럼 아이콘과 전용 창으로 열립니다. 목록은 그대로 유지됩니다.',
  install: '설치',
  newVersion: 'Matinee의 새 버전이 준비되었습니다.',
  reload: '새로고침',
  later: '나중에',
  changes: '새로운 기능',
} satisfies InstallationMessages
