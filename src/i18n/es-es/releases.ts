import type { ReleasesMessages } from '../messages/releases.ts'

export const esES = {
  subtitle: 'Películas de tu lista que aún no has visto',
  back: 'Volver a mi lista',
  news: 'Novedades de tu lista',
  nothingNew: 'No hay novedades en tu lista',
  upcoming: 'Próximamente',
  lately: 'Estrenadas hace poco',
  noneUpcoming: 'No se conocen próximas fechas para estas películas.',
  empty: 'En tu lista no quedan películas por ver',
  emptyNew: 'Añade películas a tu lista para ver aquí sus fechas de estreno',
  noKinds: 'Todos los tipos de estreno están desactivados en Ajustes.',
  kinds: { cinema: 'Cines', digital: 'Digital', physical: 'DVD y Blu-ray' },
  since: {
    cinema: (day) => `En cines desde el ${day}`,
    digital: (day) => `En digital desde el ${day}`,
    physical: (day) => `En DVD y Blu-ray desde el ${day}`,
    return: (day) => `De nuevo en cines desde el ${day}`,
  },
  from: {
    cinema: (day) => `En cines a partir del ${day}`,
    digital: (day) => `En digital a partir del ${day}`,
    physical: (day) => `En DVD y Blu-ray a partir del ${day}`,
    return: (day) => `De nuevo en cines a partir del ${day}`,
  },
  sample: 'Datos de ejemplo, no fechas reales.',
  save: 'Guardar calendario',
  saveHint:
    'Un evento de todo el día por película: su próximo estreno. Si más adelante vuelves a importar el archivo, los eventos se actualizan.',
  addOne: (title) => `Añadir al calendario: ${title}`,
  dismiss: 'Ocultar',
  dismissed: 'Novedades ocultas',
  hint: 'En Inicio se muestra lo que se ha estrenado de tu lista desde tu última visita y, en una página aparte, lo próximo. Las fechas son las de tu país.',
} satisfies ReleasesMessages
