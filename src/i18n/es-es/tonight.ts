import type { TonightMessages } from '../messages/tonight.ts'
import { number, plural, quoted } from './grammar.ts'

export const esES = {
  question: '¿Qué vemos esta noche?',
  invitation: 'Di cuánto tiempo tienes y qué te apetece. Tendrás tres películas para elegir.',
  choose: 'Elegir una película',
  conditions: 'Qué buscas',
  source: {
    label: 'De',
    watchlist: 'Mi lista',
    unlisted: 'Algo nuevo',
    friend: (name) => `Con ${name}`,
  },
  time: { label: 'Tiempo', any: 'Sin límite', upTo: (length) => `Hasta ${length}` },
  taste: {
    label: 'Tono',
    any: 'Cualquier tono',
    moods: {
      funny: 'Divertida',
      thrilling: 'Con intriga',
      adventurous: 'De aventuras',
      moving: 'Emotiva',
      otherworldly: 'De otros mundos',
      scary: 'De miedo',
      family: 'Para la familia',
      real: 'Historias reales',
    },
  },
  services: { label: 'Dónde', any: 'Cualquier sitio', mine: 'En mis plataformas' },
  movies: 'Tres películas para esta noche',
  looking: 'Buscando películas…',
  shown: (titles) => `Para esta noche: ${titles}`,
  another: 'Otras tres',
  allSeen: (count) => {
    const others = `Esas eran las ${number(count)} películas. Aquí están otra vez, en otro orden.`
    return plural(count, {
      one: 'Esa era la única película. Aquí está otra vez.',
      many: others,
      other: others,
    })
  },
  thisOne: 'Esta',
  thisOneNamed: (title) => `Esta: ${title}`,
  lengthUnknown: 'Duración desconocida',
  rentOrBuy: 'Para alquilar o comprar',
  nowhere: (country) => `No disponible en ${country}`,
  servicesUnknown: 'No se sabe dónde verla',
  reasons: {
    director: (title, rating) => `De quien dirigió ${quoted(title)} (tú: ★ ${rating})`,
    services: 'En una de tus plataformas',
    time: (length) => `${length} menos que tu límite`,
    watchlist: (day) => `En tu lista desde el ${day}`,
    collection: (day) => `En esta colección desde el ${day}`,
    popular: 'Popular y en ninguna de tus listas',
    both: (name) => `En tu lista y en la de ${name}`,
    friend: (name) => `En la lista de ${name}`,
  },
  leftOut: {
    runtime: (count) => {
      const others = `Faltan ${number(count)} películas porque no se conoce su duración.`
      return plural(count, {
        one: 'Falta una película porque no se conoce su duración.',
        many: others,
        other: others,
      })
    },
    services: (count) => {
      const others = `Faltan ${number(count)} películas porque no se sabe dónde verlas.`
      return plural(count, {
        one: 'Falta una película porque no se sabe dónde verla.',
        many: others,
        other: others,
      })
    },
  },
  empty: {
    maxRuntime: (length) => `Ninguna película dura ${length} o menos`,
    taste: (taste) => `Ninguna película encaja con ${quoted(taste)}`,
    services: 'Ninguna de las películas está en estas plataformas',
    watchlist: 'No te queda nada por ver en tu lista',
    collection: 'Esta colección no tiene películas',
    unlisted: 'No hay otras películas',
    friend: 'No queda nada para los dos',
    without: (count) => {
      const others = `Sin esta condición hay ${number(count)} películas.`
      return plural(count, { one: 'Sin esta condición hay una película.', many: others, other: others })
    },
    drop: {
      maxRuntime: 'Permitir cualquier duración',
      taste: 'Permitir cualquier tono',
      services: 'Buscar en cualquier sitio',
    },
    lookElsewhere: 'Buscar algo nuevo',
  },
} satisfies TonightMessages
