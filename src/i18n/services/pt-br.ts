import { number, plural } from '../grammar/pt-br.ts'
import type { ServicesMessages } from './messages.ts'

export const ptBR = {
  hint: 'Os filmes das suas listas que você pode ver lá sem custo adicional mostram o nome da plataforma. Contam assinatura, grátis e com anúncios; aluguel e compra, não.',
  filter: 'Onde assistir',
  anywhere: 'Em qualquer lugar',
  mine: 'Nas minhas plataformas',
  on: (names) => `Em ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} filme ainda não verificado`,
      many: `${number(count)} de filmes ainda não verificados`,
      other: `${number(count)} filmes ainda não verificados`,
    }),
  oldest: (age) => `Informação mais antiga: ${age}`,
  lastChecked: (age) => `Última verificação: ${age}`,
  notChecked: 'Ainda não verificado',
  choose: 'Escolher minhas plataformas',
  noneChosen: 'Veja quais dos seus filmes estão nas suas plataformas.',
  paused: 'A verificação está em pausa para economizar dados.',
  waiting: 'A verificação está aguardando uma conexão.',
  failed: 'O TMDB não respondeu.',
  resume: 'Verificar agora',
} satisfies ServicesMessages
