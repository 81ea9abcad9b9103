import type { HiddenMessages } from '../messages/hidden.ts'
import { number, plural, quoted } from './grammar.ts'

export const esES = {
  name: 'No es para mí',
  named: (title) => `No es para mí: ${title}`,
  hint: 'Estas películas no se te sugieren: ni en Inicio, ni en Descubrir, ni entre las similares, ni en «Esta noche». La búsqueda las sigue encontrando.',
  empty:
    'No has descartado ninguna película. El botón «No es para mí» está bajo los pósteres, en la ficha de cada película y en la página «Esta noche».',
  unhide: 'Recuperar',
  unhideNamed: (title) => `Recuperar: ${title}`,
  showAll: (count) =>
    plural(count, {
      one: `Mostrar ${number(count)} película`,
      many: `Mostrar las ${number(count)} películas`,
      other: `Mostrar las ${number(count)} películas`,
    }),
  toasts: {
    hide: {
      title: 'Descartada',
      description: (title) => `Ya no se te sugerirá ${quoted(title)}.`,
      several: (count) =>
        plural(count, {
          one: `Ya no se te sugerirá ${number(count)} película.`,
          many: `Ya no se te sugerirán ${number(count)} películas.`,
          other: `Ya no se te sugerirán ${number(count)} películas.`,
        }),
    },
    unhide: {
      title: 'Recuperada',
      description: (title) => `Se te puede volver a sugerir ${quoted(title)}.`,
      several: (count) =>
        plural(count, {
          one: `Se te puede volver a sugerir ${number(count)} película.`,
          many: `Se te pueden volver a sugerir ${number(count)} películas.`,
          other: `Se te pueden volver a sugerir ${number(count)} películas.`,
        }),
    },
    failed: 'El navegador no ha podido guardarlo. Puede que su almacenamiento esté lleno.',
  },
} satisfies HiddenMessages
