import type { KeysMessages } from '../messages/keys.ts'

export const ruRU = {
  title: 'Горячие клавиши',
  search: 'Найти фильм',
  choose: 'Выбрать и открыть результат поиска',
  close: 'Закрыть верхнее окно',
  undo: 'Отменить последние изменения, до десяти',
  redo: 'Вернуть отменённое',
  list: 'Показать горячие клавиши',
  canBeOff: 'Горячие клавиши / и ? можно отключить в настройках.',
  areOff: 'Горячие клавиши / и ? отключены в настройках.',
  closeList: 'Закрыть',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
