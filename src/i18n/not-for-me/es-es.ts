import { number, plural, quoted } from '../grammar/es-es.ts'
import type { NotForMeMessages } from './messages.ts'

export const esES = {
  name: 'No es para mí',
  named: (title) => `No es para mí: ${title}`,
  hint: 'Películas que no se te ofrecen: ni en el inicio, ni en Descubrir, ni entre las similares, ni para esta noche. La búsqueda las sigue encontrando.',
  empty:
    'No has descartado ninguna película. El botón está bajo los pósteres, en cada película y en la página «Esta noche».',
  putBack: 'Recuperar',
  putBackNamed: (title) => `Recuperar: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Mostrar ${number(count)} película`,
      many: `Mostrar las ${number(count)} películas`,
      other: `Mostrar las ${number(count)} películas`,
    }),
  toasts: {
    putAway: {
      title: 'Descartada',
      description: (title) => `Ya no se te ofrecerá ${quoted(title)}.`,
      several: (count) =>
        plural(count, {
          one: `Ya no se te ofrecerá ${number(count)} película.`,
          many: `Ya no se te ofrecerán ${number(count)} películas.`,
          other: `Ya no se te ofrecerán ${number(count)} películas.`,
        }),
    },
    putBack: {
      title: 'Recuperada',
      description: (title) => `Se te puede volver a ofrecer ${quoted(title)}.`,
      several: (count) =>
        plural(count, {
          one: `Se te puede volver a ofrecer ${number(count)} película.`,
          many: `Se te pueden volver a ofrecer ${number(count)} películas.`,
          other: `Se te pueden volver a ofrecer ${number(count)} películas.`,
        }),
    },
    failed: 'El navegador no lo ha guardado. Puede que su almacenamiento esté lleno.',
  },
} satisfies NotForMeMessages
