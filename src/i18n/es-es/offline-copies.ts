import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const esES = {
  heading: 'Disponible sin conexión',
  note: 'Los pósteres y los datos de tus películas cuya ficha has abierto, para que los tengas también sin conexión. Lo que lleva más tiempo sin mostrarse se elimina primero.',
  posters: 'Pósteres',
  answers: 'Datos',
  remove: 'Eliminar',
} satisfies OfflineCopiesMessages
