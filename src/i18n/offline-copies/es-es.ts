import type { OfflineCopiesMessages } from './messages.ts'

export const esES = {
  heading: 'Disponible sin conexión',
  note: 'Los carteles y datos de tus películas que ya has visto aquí, para que los tengas también sin conexión. Primero se borra lo que lleva más tiempo sin mostrarse.',
  posters: 'Carteles',
  answers: 'Datos',
  remove: 'Eliminar',
} satisfies OfflineCopiesMessages
