import type { KeysMessages } from '../messages/keys.ts'

export const ptBR = {
  title: 'Atalhos de teclado',
  search: 'Buscar um filme',
  choose: 'Percorrer os resultados e abrir um',
  close: 'Fechar a janela aberta',
  undo: 'Desfazer as últimas alterações, até dez',
  redo: 'Refazer o que foi desfeito',
  list: 'Mostrar os atalhos de teclado',
  canBeOff: 'Os atalhos / e ? podem ser desativados nas Configurações.',
  areOff: 'Os atalhos / e ? estão desativados nas Configurações.',
  closeList: 'Fechar',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
