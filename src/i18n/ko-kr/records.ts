import type { RecordsMessages } from '../messages/records.ts'

export const koKR = {
  restored: '이 브라우저에 저장된 백업 사본에서 데이터를 복원했습니다.',
  readOnly: '더 최신 버전의 Matinee에서 저장한 데이터입니다. 여기서는 볼 수만 있습니다. 변경하려면 새로고침하세요.',
  readOnlyEmpty: '더 최신 버전의 Matinee에서 저장한 목록입니다. 보려면 새로고침하세요.',
  storageBlocked: '이 브라우저에서 저장소가 차단되어 있습니다. 변경 사항은 사이트를 떠날 때까지만 유지됩니다.',
  localStorageBlocked:
    '이 브라우저에서 로컬 저장소가 차단되어 있습니다. 변경 사항은 브라우저의 데이터베이스에만 저장됩니다.',
  databaseBlocked: '이 브라우저에서 데이터베이스가 차단되어 있습니다. 변경 사항은 로컬 저장소에만 저장됩니다.',
  localStorageStuck:
    '이 브라우저가 더 이상 로컬 저장소에 저장하지 않습니다. 변경 사항은 브라우저의 데이터베이스에만 저장됩니다.',
  localStorageFull: '목록이 로컬 저장소에 담기에는 너무 커서 이 브라우저의 데이터베이스에만 저장됩니다.',
  listsOutOfReach:
    '목록은 이 브라우저의 데이터베이스에 있지만 응답이 없습니다. 다시 시도하거나 브라우저를 다시 시작하세요.',
  listsLost: '목록은 이 브라우저의 데이터베이스에 있었지만 지금은 비어 있습니다. 백업을 가져오세요.',
  unreadable:
    '저장된 데이터의 일부를 읽지 못했습니다. 나머지 데이터는 그대로 있으며, 읽지 못한 부분은 이 브라우저에 따로 보관했습니다.',
  refused: '브라우저가 마지막 변경 사항을 저장하지 못했습니다. 저장 공간이 가득 찼을 수 있습니다.',
  discardDraft: '임시 저장 내용 삭제',
  changedMeanwhile: '그사이 변경된 내용:',
  dismiss: '이 메시지 닫기',
  importBackup: '백업 가져오기',
  startEmpty: '빈 상태로 시작',
  reload: '새로고침',
  export: '데이터 내보내기',
} satisfies RecordsMessages
