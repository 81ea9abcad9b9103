import type { ServicesMessages } from '../messages/services.ts'
import { number, plural } from './grammar.ts'

export const ptBR = {
  hint: 'Os filmes das suas listas mostram o nome de uma plataforma em que você pode assistir sem custo adicional: com assinatura, grátis ou com anúncios. Aluguel e compra não contam.',
  filter: 'Onde assistir',
  anywhere: 'Onde for',
  mine: 'Nas minhas plataformas',
  on: (names) => `Disponível em: ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} filme ainda não verificado`,
      many: `${number(count)} de filmes ainda não verificados`,
      other: `${number(count)} filmes ainda não verificados`,
    }),
  oldest: (age) => `Informação mais antiga: ${age}`,
  lastChecked: (age) => `Última verificação: ${age}`,
  notChecked: 'Ainda não verificado',
  choose: 'Minhas plataformas',
  noneChosen: 'Veja quais dos seus filmes estão nas suas plataformas.',
  paused: 'A verificação está em pausa para economizar dados.',
  waiting: 'A verificação continua quando você voltar a ficar on-line.',
  failed: 'O TMDB não respondeu.',
  resume: 'Verificar agora',
} satisfies ServicesMessages
