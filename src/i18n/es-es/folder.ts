import type { FolderMessages } from '../messages/folder.ts'
import { number, plural } from './grammar.ts'

export const esES = {
  heading: 'Carpeta compartida',
  intro:
    'Una carpeta que lleva tu propia nube mantiene juntos tus dispositivos por sí sola: Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive o Dropbox. Sin cuenta con nosotros y sin servidor nuestro.',
  connect: 'Conectar carpeta',
  unsupported:
    'Este navegador no deja que las páginas usen carpetas. Chrome, Edge y sus parientes sí, en ordenadores y en Android. Aquí, un archivo hace lo mismo a mano: envíalo y recíbelo más abajo.',
  connecting: {
    title: 'Conectar una carpeta',
    carried:
      'Elige una carpeta que tu nube lleve a tus otros dispositivos y conecta allí la misma. Matinee crea dentro una carpeta «matinee».',
    written:
      'Desde entonces, cada cambio se escribe allí poco después de hacerlo, y lo que escriban tus otros dispositivos se combina aquí. Tu biblioteca sigue también en este navegador.',
    visible:
      'Quien pueda leer la carpeta puede leer tus listas, tu historial, tus valoraciones, tus notas y tus ajustes, salvo que la selles con una frase de contraseña. Lo decides a continuación.',
    next: 'Tu navegador preguntará qué carpeta es y si Matinee puede modificarla.',
    choose: 'Elegir carpeta',
    reading: 'Leyendo la carpeta...',
    joining: 'Combinando...',
    failed: 'No hemos podido usar esta carpeta. No ha cambiado nada. Inténtalo de nuevo o elige otra.',
  },
  sealing: {
    title: '¿Sellar la carpeta?',
    seal: 'Sellarla con una frase de contraseña',
    sealHint:
      'Así solo tus dispositivos pueden leer lo que contiene. Los nombres, tamaños y horas de los archivos siguen visibles para quien vea la carpeta.',
    passphraseHint: 'Al menos 8 caracteres. Cada uno de tus dispositivos la pide una vez, y nadie puede recuperarla.',
    key: 'Compartir mi clave de API',
    keyHint: 'Tus otros dispositivos la usarán. Solo está en carpetas selladas.',
    confirm: 'Conectar',
  },
  sealed: {
    title: 'Carpeta sellada',
    question: 'Otro dispositivo selló esta carpeta. Escribe su frase de contraseña.',
    wrong: 'Esta frase de contraseña no abre la carpeta.',
    open: 'Abrir carpeta',
  },
  joining: {
    note: 'Esta carpeta tiene una biblioteca a la que este navegador aún no se ha unido. Decide qué pasa con las dos. Antes guardaremos un punto de restauración.',
    onlyThere: 'Solo en la carpeta',
    choices: {
      join: { name: 'Unir las dos', hint: 'Conserva todo lo de ambas. Donde difieren, gana el último cambio.' },
      'take theirs': {
        name: 'Adoptar la otra',
        hint: 'Convierte este navegador en una copia de la carpeta. Lo que solo está aquí se elimina de este navegador.',
      },
      'replace theirs': {
        name: 'Reemplazar la otra',
        hint: 'Conserva lo que hay aquí. Lo que solo está allí se elimina de tus otros dispositivos.',
      },
    },
  },
  joined: {
    title: 'Te has unido a la carpeta',
    undo: 'Deshacer la unión',
    undoHint: 'Solo vuelve atrás este navegador, que deja la carpeta. Lo que escribió en ella se queda.',
    undone: 'Tus datos vuelven a estar como antes de unirte a la carpeta, que está desconectada.',
    undoFailed: 'No hemos podido deshacerlo. Inténtalo de nuevo.',
  },
  consent: {
    note: 'Todo lo demás se combina en cualquier caso.',
    amount: (count: number) => `Entradas de aquí que tus otros dispositivos eliminaron: ${number(count)}`,
    choices: {
      apply: { name: 'Eliminar también aquí', hint: 'Antes guardaremos un punto de restauración.' },
      'keep mine': { name: 'Conservar las mías', hint: 'Se quedan aquí y vuelven a tus otros dispositivos.' },
      later: { name: 'Decidir más tarde', hint: 'Se quedan aquí por ahora, y la pregunta sigue en Ajustes.' },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `Guardado aquí y en ${folder}, ${ago}`,
    savedThere: (folder: string) => `Guardado aquí y en ${folder}`,
    saving: (folder: string) => `Guardando en ${folder}...`,
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} cambio en espera`,
        many: `${number(count)} de cambios en espera`,
        other: `${number(count)} cambios en espera`,
      }),
    paused: 'Sincronización en pausa',
    'trying again': 'Otro intento dentro de poco',
    'newer version': 'Una versión más nueva de Matinee escribió aquí',
  },
  hints: {
    paused: 'No se lee ni se escribe nada hasta que la reanudes.',
    'trying again': 'Algo no se ha podido leer o escribir. Matinee lo intenta de nuevo por sí solo.',
    'newer version': 'Vuelve a cargar la página para actualizar. Hasta entonces no se lee ni se escribe nada allí.',
  },
  needs: {
    permission: {
      line: 'Permite de nuevo la carpeta',
      hint: 'Tu navegador ha olvidado que Matinee puede usarla. No se ha perdido nada: tus cambios esperan aquí.',
      act: 'Permitir carpeta',
    },
    'no passphrase': {
      line: 'Escribe la frase de contraseña',
      hint: 'La carpeta está sellada y este navegador aún no tiene su clave.',
      act: 'Abrir carpeta',
    },
    'two keys': {
      line: 'La carpeta se selló dos veces',
      hint: 'Dos dispositivos la sellaron por separado. En uno de ellos, desconecta la carpeta, elimina lo que escribió ese dispositivo y conéctala de nuevo.',
      act: 'Reintentar',
    },
    gone: {
      line: 'La carpeta ya no está',
      hint: 'Aquí no se ha eliminado nada. Se movió, se renombró o se vació: devuélvela a su sitio, o desconéctala y conecta otra.',
      act: 'Reintentar',
    },
    full: {
      line: 'La carpeta está llena',
      hint: 'Haz sitio donde está la carpeta. Tus cambios esperan aquí.',
      act: 'Reintentar',
    },
    'read only': {
      line: 'La carpeta no se puede modificar',
      hint: 'Tu sistema deja que Matinee la lea, pero no que escriba. Tus cambios esperan aquí.',
      act: 'Reintentar',
    },
    'no database': {
      line: 'Aquí no hay base de datos',
      hint: 'Sin base de datos, este navegador no puede combinar lo que escribieron otros dispositivos.',
      act: 'Reintentar',
    },
    'no space': {
      line: 'No hay sitio en este navegador',
      hint: 'No hay sitio para lo que escribieron tus otros dispositivos. No ha cambiado nada.',
      act: 'Reintentar',
    },
    removed: {
      line: 'Este dispositivo se quitó',
      hint: 'Otro dispositivo lo quitó de la carpeta. Lo que cambiaste aquí sigue: únete de nuevo para compartirlo.',
      act: 'Unirse de nuevo',
    },
    'other library': {
      line: 'En la carpeta hay otra biblioteca',
      hint: 'Sus archivos son de una biblioteca a la que este navegador no se ha unido. No se ha combinado nada.',
      act: 'Unirse',
    },
    removals: {
      line: 'Hay eliminaciones a la espera',
      hint: 'Tus otros dispositivos eliminaron tanto que podría ser un error. Todo lo demás continúa.',
      act: 'Decidir',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device} aún está subiendo archivos`,
    unreadable: (device: string) => `${device}: un archivo no se puede leer y se deja fuera`,
    'not sealed': (device: string) => `${device}: un archivo no está sellado y se deja fuera`,
    'unknown key': (device: string) => `${device}: un archivo se selló con otra clave y se deja fuera`,
    someDevice: 'Otro dispositivo',
  },
  devices: {
    title: 'Dispositivos de la carpeta',
    here: 'Este dispositivo',
    seen: (date: string) => `Visto por última vez: ${date}`,
    unseen: 'Aún no visto',
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} archivo en camino`,
        many: `${number(count)} de archivos en camino`,
        other: `${number(count)} archivos en camino`,
      }),
    held: 'Hay eliminaciones a la espera de tu decisión',
    remove: 'Quitar',
    removeNamed: (device: string) => `Quitar ${device}`,
    removing: {
      title: (device: string) => `¿Quitar ${device}?`,
      note: 'Lo que cambió sigue en tus otros dispositivos. Si vuelve, se detiene y pide unirse de nuevo.',
      confirm: 'Quitar dispositivo',
    },
  },
  passphrase: {
    act: 'Cambiar frase de contraseña',
    title: 'Cambiar la frase de contraseña',
    note: 'Los dispositivos conectados siguen sin preguntar. La frase actual sigue abriendo la carpeta a quien la conozca: para dejar fuera a alguien, conecta una carpeta nueva.',
    before: 'Frase de contraseña actual',
    after: 'Frase de contraseña nueva',
    confirm: 'Cambiar',
    wrong: 'Esta no es la frase de contraseña actual.',
    failed: 'No hemos podido cambiar la frase de contraseña. Inténtalo de nuevo.',
    changed: 'A partir de ahora, la frase nueva también abre la carpeta.',
  },
  syncNow: 'Sincronizar ahora',
  pause: 'Pausar',
  resume: 'Reanudar',
  disconnect: 'Desconectar',
  disconnecting: {
    title: '¿Desconectar la carpeta?',
    note: 'En este navegador se queda todo. Tus otros dispositivos siguen sin él.',
    others: (names) => `Otros dispositivos en la carpeta: ${names}`,
    last: 'Ningún otro dispositivo ha usado la carpeta en 90 días: si eliminas los archivos, se vacía al momento.',
    legend: '¿Qué hacemos con los archivos de este dispositivo?',
    choices: {
      keep: { name: 'Conservarlos', hint: 'Tus otros dispositivos aún pueden leer lo que escribió este.' },
      delete: {
        name: 'Eliminarlos',
        hint: 'Tus otros dispositivos se quedan con lo que escribió este y luego lo eliminan.',
      },
      'delete now': {
        name: 'Eliminarlos ya',
        hint: 'Lo que tus otros dispositivos aún no hayan leído se pierde para ellos, y uno que se una más tarde quizá no lo reciba todo.',
      },
    },
    failed: 'No hemos podido eliminarlos y la carpeta sigue conectada. Inténtalo de nuevo o conserva los archivos.',
  },
} satisfies FolderMessages
