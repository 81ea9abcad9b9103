import type { KeysMessages } from '../messages/keys.ts'

export const ptBR = {
  title: 'Atalhos de teclado',
  search: 'Buscar um filme',
  choose: 'Percorrer os resultados e abrir um',
  posters: 'Mover-se entre os pôsteres',
  close: 'Fechar a janela aberta',
  undo: 'Desfazer as últimas alterações, até dez',
  redo: 'Refazer o que foi desfeito',
  list: 'Mostrar os atalhos de teclado',
  watched: 'Marcar como assistido, ou como não assistido',
  add: 'Adicionar à sua lista',
  rate: { 'half-stars': 'Avaliar: 1 é meia estrela, 0 são cinco', ten: 'Dar nota de 1 a 10 (0 é 10)' },
  log: 'Registrar sessão',
  open: 'Abrir o filme',
  canBeOff: 'Os atalhos de uma só tecla podem ser desativados nas Configurações.',
  areOff: 'Os atalhos de uma só tecla estão desativados nas Configurações.',
  closeList: 'Fechar',
  control: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
} satisfies KeysMessages
