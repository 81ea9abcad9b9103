import type { RestoreMessages } from '../messages/restore.ts'

export const esES = {
  heading: 'Puntos de restauración',
  note: 'Copias de tus datos en este navegador: una al día si algo ha cambiado, y antes de que una importación o una restauración sustituya algo. Contienen todo menos tu clave de API.',
  show: 'Mostrar puntos de restauración',
  listing: 'Buscando puntos de restauración...',
  none: 'Todavía no hay ninguno. El primero se crea la próxima vez que abras Matinee, o antes de sustituir tus listas.',
  unavailable: 'El navegador no da a Matinee una base de datos, así que no puede haber puntos de restauración.',
  reasons: {
    daily: 'Diario',
    import: 'Antes de una importación',
    joining: 'Antes de unir otro dispositivo',
    restore: 'Antes de una restauración',
    removals: 'Antes de eliminaciones de otro dispositivo',
  },
  comparing: 'Comparando con tus datos...',
  same: 'No ha cambiado nada desde entonces.',
  differences: 'En comparación con ahora',
  changes: { added: 'Falta ahora', replaced: 'Cambiado', removed: 'Nuevo' },
  settings: (fields) => `Ajustes cambiados desde entonces: ${fields}`,
  all: 'Restaurar todo',
  missing: 'Restaurar solo lo que falta',
  hint: 'En ambos casos, antes se guarda un punto de restauración de tus datos actuales.',
  unreadable: 'Este punto de restauración no se puede leer. Puede que esté dañado o que ya no exista.',
  question: (date) =>
    `Tus datos volverán a ser los del ${date}. Lo que hayas añadido desde entonces se elimina y lo que hayas cambiado vuelve a estar como antes.`,
  cancel: 'Cancelar',
  restoring: 'Restaurando...',
  unprotected: 'No hay espacio para un punto de restauración',
  unprotectedHint:
    'El navegador no puede guardar tus datos actuales. Guárdalos en un archivo de copia de seguridad y continúa.',
  backup: 'Guardar una copia y continuar',
  refused: 'El navegador no ha guardado los datos restaurados. Todo sigue como estaba.',
  done: {
    title: 'Datos restaurados',
    everything: 'Tus datos vuelven a ser los de entonces',
    missing: 'Lo que faltaba ha vuelto',
  },
  undoFailed: 'No se ha podido deshacer la restauración. Inténtalo de nuevo.',
} satisfies RestoreMessages
