import type { SharingMessages } from '../messages/sharing.ts'
import { number } from './grammar.ts'

export const esES = {
  share: 'Compartir',
  title: 'Compartir esta lista',
  as: 'Compartir como',
  kinds: { link: 'Enlace', picture: 'Imagen', page: 'Página', text: 'Texto' },
  shape: 'Formato',
  shapes: { portrait: 'Vertical', landscape: 'Horizontal' },
  name: 'Nombre',
  note: 'Nota (opcional)',
  reveals: 'Se ven el nombre, la nota y los títulos: ni puntuaciones, ni fechas, ni lo que has visto.',
  revealsLink: 'La lista va en el propio enlace. Ningún servidor la guarda y cualquiera que lo tenga puede leerla.',
  cancel: 'Cancelar',
  make: 'Crear',
  making: 'Creando…',
  failed: 'No se ha podido crear. Inténtalo de nuevo.',
  back: 'Atrás',
  copy: 'Copiar',
  download: 'Descargar',
  copied: 'Copiado.',
  handedOver: 'Listo.',
  refused: 'Tu navegador no lo ha hecho. Todavía puedes seleccionarlo o descargarlo.',
  idsOnly:
    'La lista es larga, así que el enlace solo lleva los números de las películas. Los títulos se buscan al abrirlo.',
  tooLong:
    'La lista es demasiado larga para un enlace, así que es una página: un archivo que se abre en cualquier navegador.',
  openInApp: 'Abrir en Matinee',
  madeWith: 'Hecho con Matinee. Datos de películas de TMDB.',
  opened: {
    heading: 'Lista compartida',
    reading: 'Leyendo la lista…',
    notStored: 'No se guarda nada hasta que añadas algo.',
    lookingUp: (found, all) => `Buscando carteles: ${number(found)} de ${number(all)}`,
    incomplete: 'TMDB no ha respondido por todas.',
    addAll: (count) => `Añadir todas (${number(count)})`,
    allThere: 'Todas en tus listas',
    addToCollection: 'Añadir a una colección',
    notNow: 'Ahora no',
    failed: 'Tu navegador no ha podido descomprimir esta lista.',
    problems: {
      damaged: 'Este enlace está dañado. Pídelo otra vez y cópialo entero.',
      'too large': 'Este enlace contiene más de lo que cabe en una lista.',
      'newer version': 'Este enlace se creó con una versión más reciente de Matinee. Recarga para obtenerla.',
    },
  },
} satisfies SharingMessages
