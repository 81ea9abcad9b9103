import type { DevicesMessages } from '../messages/devices.ts'
import { megabytes, number } from './grammar.ts'

export const esES = {
  heading: 'Tus dispositivos',
  note: 'Lleva tu biblioteca a tus otros dispositivos con un archivo o una carpeta compartida. Nada sale de este navegador hasta que tú lo decidas.',
  noDatabase:
    'Matinee no tiene base de datos en este navegador, así que aquí no se pueden combinar archivos de otros dispositivos. Exportar e importar sí funciona.',
  name: 'Nombre de este dispositivo',
  nameHint: 'Tus otros dispositivos lo muestran cuando reciben un archivo de aquí.',
  sendHint: 'Crea un archivo con todo: listas, historial, valoraciones, notas y ajustes.',
  send: 'Enviar a otro dispositivo',
  receiveHint:
    'Combina el archivo de otro dispositivo con lo que hay aquí. Los archivos perdidos, antiguos o repetidos no hacen daño.',
  receive: 'Recibir',
  reveals: {
    title: 'Quién puede leer el archivo',
    open: 'Quien obtenga el archivo puede leer tus listas, tu historial, tus valoraciones, tus notas y tus ajustes. Tu clave de API nunca está en él.',
    sealed:
      'Sellado con una frase de contraseña, solo pueden leerlo quienes la conozcan. Su nombre, tamaño y fecha siguen visibles. Solo un archivo sellado puede incluir tu clave de API, y solo si tú quieres.',
  },
  cancel: 'Cancelar',
  close: 'Listo',
  sending: {
    title: 'Enviar a otro dispositivo',
    seal: 'Sellar el archivo con una frase de contraseña',
    sealHint: 'Sin ella, cualquiera que obtenga el archivo puede leerlo.',
    passphrase: 'Frase de contraseña',
    passphraseHint: 'Al menos 8 caracteres. Tu otro dispositivo la pedirá, y nadie puede recuperarla.',
    show: 'Mostrar la frase',
    hide: 'Ocultar la frase',
    key: 'Incluir mi clave de API',
    keyHint: 'El dispositivo que reciba el archivo usará tu clave.',
    confirm: 'Crear archivo',
    writing: 'Creando el archivo...',
    failed: 'No hemos podido crear el archivo. Inténtalo de nuevo.',
    ready: (file: string) => `${file} está listo.`,
    share: 'Compartir archivo',
    download: 'Descargar archivo',
    notShared: 'Tu navegador no ha podido compartir el archivo. Descárgalo en su lugar.',
    next: (file: string) => `Lleva ${file} a tu otro dispositivo. Abre allí Ajustes y elige «Recibir».`,
  },
  reading: 'Abriendo el archivo...',
  restorePoint: 'Guardando un punto de restauración...',
  merging: 'Combinando...',
  undoing: 'Deshaciendo...',
  from: (device: string, date: string) => `De ${device}, ${date}`,
  clock: (amount: string) =>
    `El reloj de ese dispositivo va adelantado: ${amount}. Sus cambios pueden imponerse a otros posteriores hechos aquí.`,
  sealed: {
    title: 'Archivo sellado',
    question: 'Escribe la frase de contraseña con la que se selló este archivo.',
    wrong: 'Esta frase de contraseña no abre el archivo.',
    open: 'Abrir archivo',
  },
  joining: {
    title: '¿Unirse a esta biblioteca?',
    note: 'Este archivo viene de una biblioteca a la que este navegador aún no se ha unido. Decide qué pasa con las dos. Antes guardaremos un punto de restauración.',
    table: 'Entradas',
    onlyHere: 'Solo aquí',
    onlyThere: 'Solo en el archivo',
    same: 'En ambos, iguales',
    differing: 'En ambos, distintas',
    legend: '¿Qué hacemos?',
    choices: {
      join: { name: 'Unir las dos', hint: 'Conserva todo lo de ambas. Donde difieren, gana el último cambio.' },
      'take theirs': {
        name: 'Adoptar la otra',
        hint: 'Convierte este navegador en una copia del archivo. Lo que solo está aquí se elimina de este navegador.',
      },
      'replace theirs': {
        name: 'Reemplazar la otra',
        hint: 'Conserva lo que hay aquí. Lo que solo está allí se elimina cuando ese dispositivo reciba tu próximo archivo.',
      },
    },
    sameNames: 'Combinar las colecciones del mismo nombre',
  },
  consent: {
    title: '¿Eliminar tanto?',
    note: 'Todo lo demás del archivo se combina en cualquier caso.',
    amount: (count: number) => `Entradas de aquí que el archivo elimina: ${number(count)}`,
    legend: '¿Qué hacemos con las eliminaciones?',
    choices: {
      apply: { name: 'Eliminar también aquí', hint: 'Antes guardaremos un punto de restauración.' },
      'keep mine': {
        name: 'Conservar las mías',
        hint: 'Se quedan aquí y vuelven a tus otros dispositivos con tu próximo archivo.',
      },
      later: { name: 'Decidir más tarde', hint: 'Se quedan aquí por ahora. El próximo archivo preguntará de nuevo.' },
    },
    confirm: 'Continuar',
  },
  stopped: {
    title: 'No hay sitio para un punto de restauración',
    note: 'Tu navegador no ha podido guardar una copia de tus datos actuales. No ha cambiado nada. Para seguir sin ella, descarga antes una copia de seguridad.',
    download: 'Descargar copia',
    confirm: 'Seguir sin ella',
  },
  merged: {
    title: 'Archivo combinado',
    added: (count: number) => `Añadidas: ${number(count)}`,
    changed: (count: number) => `Cambiadas: ${number(count)}`,
    removed: (count: number) => `Eliminadas: ${number(count)}`,
    nothing: 'Este navegador ya tenía todo lo que hay en el archivo.',
    waiting: (count: number) =>
      `Eliminaciones a la espera de tu decisión: ${number(count)}. El próximo archivo preguntará de nuevo.`,
    undo: 'Deshacer la combinación',
    undoHint: 'Solo vuelve atrás este navegador. Deja la biblioteca común hasta que recibas otro archivo.',
    undone: 'Tus datos vuelven a estar como antes del archivo.',
    undoFailed: 'No hemos podido deshacer la combinación. Inténtalo de nuevo.',
  },
  problems: {
    'not an exchange file': 'Este archivo no procede de «Enviar a otro dispositivo».',
    damaged: 'Este archivo está dañado: se cortó o cambió por el camino. Envíalo de nuevo.',
    hostile: 'Este archivo contiene entradas que ninguna versión de Matinee escribe. No se ha combinado nada.',
    'not readable': 'Tu navegador no ha podido leer el archivo. Elígelo de nuevo.',
    failed: 'Algo ha fallado y el archivo no se ha combinado. No ha cambiado nada.',
    'no passphrase': 'Este archivo está sellado. Elígelo de nuevo y escribe su frase de contraseña.',
    'wrong passphrase': 'Esta frase de contraseña no abre el archivo.',
    'no space': 'Tu navegador no tiene sitio para los datos combinados. No ha cambiado nada.',
    'no database': 'Sin base de datos, este navegador no puede combinar archivos.',
    tooLarge: (size: number) => `Este archivo es demasiado grande: ${megabytes(size)}.`,
    newer:
      'Este archivo lo creó una versión más nueva de Matinee. Vuelve a cargar la página para actualizar y recíbelo de nuevo.',
  },
  scope: {
    legend: '¿Dónde?',
    choices: {
      here: {
        name: 'Solo aquí',
        hint: 'Tus otros dispositivos conservan sus datos. Este navegador deja la biblioteca común hasta que vuelva a unirse con un archivo o una carpeta.',
      },
      everywhere: {
        name: 'En todos los dispositivos',
        hint: 'Tus otros dispositivos harán lo mismo por la carpeta compartida o cuando reciban tu próximo archivo.',
      },
    },
  },
} satisfies DevicesMessages
