import type { InstallationMessages } from '../messages/installation.ts'

export const ptBR = {
  heading: 'Instalar o Matinee',
  note: 'Em uma janela própria, com um ícone ao lado dos seus outros aplicativos. Suas listas continuam as mesmas.',
  install: 'Instalar',
  newVersion: 'Uma nova versão do Matinee está pronta.',
  reload: 'Recarregar',
  later: 'Mais tarde',
  changes: 'Novidades',
} satisfies InstallationMessages
