import type { KeysMessages } from '../messages/keys.ts'

export const esES = {
  title: 'Atajos de teclado',
  search: 'Buscar una película',
  choose: 'Moverse por los resultados y abrir uno',
  close: 'Cerrar la ventana abierta',
  undo: 'Deshacer los últimos cambios, hasta diez',
  redo: 'Rehacer lo deshecho',
  list: 'Ver los atajos de teclado',
  canBeOff: 'Los atajos / y ? se pueden desactivar en Ajustes.',
  areOff: 'Los atajos / y ? están desactivados en Ajustes.',
  closeList: 'Cerrar',
  control: 'Ctrl',
  enter: 'Intro',
  escape: 'Esc',
} satisfies KeysMessages
