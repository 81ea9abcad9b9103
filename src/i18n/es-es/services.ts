import type { ServicesMessages } from '../messages/services.ts'
import { number, plural } from './grammar.ts'

export const esES = {
  hint: 'Las películas de tus listas muestran el nombre de una plataforma en la que puedes verlas sin coste adicional: con suscripción, gratis o con anuncios. El alquiler y la compra no cuentan.',
  filter: 'Dónde verlas',
  anywhere: 'Donde sea',
  mine: 'En mis plataformas',
  on: (names) => `En ${names}`,
  unknown: (count) =>
    plural(count, {
      one: `${number(count)} película sin comprobar`,
      many: `${number(count)} de películas sin comprobar`,
      other: `${number(count)} películas sin comprobar`,
    }),
  oldest: (age) => `Información más antigua: ${age}`,
  lastChecked: (age) => `Última comprobación: ${age}`,
  notChecked: 'Sin comprobar',
  choose: 'Mis plataformas',
  noneChosen: 'Descubre cuáles de tus películas están en tus plataformas.',
  paused: 'La comprobación está en pausa para ahorrar datos.',
  waiting: 'La comprobación seguirá cuando vuelvas a tener conexión.',
  failed: 'TMDB no ha respondido.',
  resume: 'Comprobar ahora',
} satisfies ServicesMessages
