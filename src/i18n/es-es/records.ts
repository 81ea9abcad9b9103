import type { RecordsMessages } from '../messages/records.ts'

export const esES = {
  restored: 'Tus datos se han restaurado a partir de una copia de seguridad en este navegador.',
  readOnly:
    'Estos datos proceden de una versión más reciente de Matinee. Aquí puedes consultarlos. Recarga la página para modificarlos.',
  readOnlyEmpty: 'Tus listas proceden de una versión más reciente de Matinee. Recarga la página para verlas.',
  storageBlocked: 'Este navegador bloquea el almacenamiento: los cambios solo se conservan hasta que salgas.',
  localStorageBlocked:
    'Este navegador bloquea el almacenamiento local: los cambios se guardan solo en su base de datos.',
  databaseBlocked: 'Este navegador bloquea su base de datos: los cambios se guardan solo en el almacenamiento local.',
  localStorageStuck:
    'Este navegador ya no guarda en el almacenamiento local: los cambios se guardan solo en su base de datos.',
  localStorageFull:
    'Tus listas ya no caben en el almacenamiento local: se guardan solo en la base de datos de este navegador.',
  listsOutOfReach:
    'Tus listas están en la base de datos de este navegador, que no responde. Inténtalo de nuevo o reinicia el navegador.',
  listsLost: 'Tus listas estaban en la base de datos de este navegador, y está vacía. Importa una copia de seguridad.',
  unreadable:
    'Una parte de tus datos guardados no se ha podido leer. Todo lo demás está aquí; la parte ilegible se ha apartado en este navegador.',
  refused: 'El navegador no ha guardado tu último cambio. Puede que su almacenamiento esté lleno.',
  discardDraft: 'Descartar borrador',
  changedMeanwhile: 'Cambiado mientras tanto:',
  dismiss: 'Cerrar este mensaje',
  importBackup: 'Importar una copia',
  startEmpty: 'Empezar de cero',
  reload: 'Recargar',
  export: 'Exportar datos',
} satisfies RecordsMessages
