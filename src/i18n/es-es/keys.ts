import type { KeysMessages } from '../messages/keys.ts'

export const esES = {
  title: 'Atajos de teclado',
  search: 'Buscar una película',
  choose: 'Moverse por los resultados y abrir uno',
  posters: 'Moverse entre pósteres',
  close: 'Cerrar la ventana abierta',
  undo: 'Deshacer los últimos cambios, hasta diez',
  redo: 'Rehacer lo deshecho',
  list: 'Ver los atajos de teclado',
  watched: 'Marcar como vista, o como no vista',
  add: 'Añadir a tu lista',
  rate: { 'half-stars': 'Valorar: 1 es media estrella, 0 son cinco', ten: 'Valorar del 1 al 10 (0 es 10)' },
  log: 'Anotar un visionado',
  open: 'Abrir la película',
  canBeOff: 'Los atajos de una sola tecla se pueden desactivar en Ajustes.',
  areOff: 'Los atajos de una sola tecla están desactivados en Ajustes.',
  closeList: 'Cerrar',
  control: 'Ctrl',
  enter: 'Intro',
  escape: 'Esc',
} satisfies KeysMessages
