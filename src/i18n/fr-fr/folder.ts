import type { FolderMessages } from '../messages/folder.ts'
import { number, plural } from './grammar.ts'

export const frFR = {
  heading: 'Dossier partagé',
  intro:
    'Un dossier que transporte votre propre cloud garde vos appareils ensemble tout seul : Nextcloud, Syncthing, iCloud Drive, Google Drive, OneDrive ou Dropbox. Sans compte chez nous, sans serveur à nous.',
  connect: 'Connecter un dossier',
  unsupported:
    'Ce navigateur ne permet pas aux pages d’utiliser des dossiers. Chrome, Edge et leurs proches le permettent, sur ordinateur et sur Android. Ici, un fichier fait la même chose à la main : envoyez-le et recevez-le ci-dessous.',
  connecting: {
    title: 'Connecter un dossier',
    carried:
      'Choisissez un dossier que votre cloud transporte vers vos autres appareils, et connectez-y le même. Matinee y crée un dossier « matinee ».',
    written:
      'Dès lors, chaque modification y est écrite peu après, et ce que vos autres appareils ont écrit est fusionné ici. Votre bibliothèque reste aussi dans ce navigateur.',
    visible:
      'Qui peut lire le dossier peut lire vos listes, votre historique, vos notes et vos paramètres, sauf si vous le scellez par une phrase secrète. Vous en décidez ensuite.',
    next: 'Votre navigateur demandera de quel dossier il s’agit, et si Matinee peut le modifier.',
    choose: 'Choisir un dossier',
    reading: 'Lecture du dossier…',
    joining: 'Fusion…',
    failed: 'Ce dossier n’a pas pu être utilisé. Rien n’a changé. Réessayez, ou choisissez-en un autre.',
  },
  sealing: {
    title: 'Sceller le dossier ?',
    seal: 'Le sceller par une phrase secrète',
    sealHint:
      'Seuls vos appareils pourront lire ce qu’il contient. Les noms, tailles et heures des fichiers restent visibles pour qui voit le dossier.',
    passphraseHint:
      'Au moins 8 caractères. Chacun de vos appareils la demande une fois, et personne ne peut la retrouver.',
    key: 'Partager ma clé API',
    keyHint: 'Vos autres appareils l’utiliseront. Elle n’est jamais que dans un dossier scellé.',
    confirm: 'Connecter',
  },
  sealed: {
    title: 'Dossier scellé',
    question: 'Un autre appareil a scellé ce dossier. Saisissez sa phrase secrète.',
    wrong: 'Cette phrase secrète n’ouvre pas le dossier.',
    open: 'Ouvrir le dossier',
  },
  joining: {
    note: 'Ce dossier contient une bibliothèque que ce navigateur n’a pas encore rejointe. Décidez de ce que deviennent les deux. Nous créerons d’abord un point de restauration.',
    onlyThere: 'Seulement dans le dossier',
    choices: {
      join: {
        name: 'Réunir les deux',
        hint: 'Garde tout des deux. Là où elles diffèrent, la dernière modification l’emporte.',
      },
      'take theirs': {
        name: 'Prendre l’autre',
        hint: 'Fait de ce navigateur une copie du dossier. Ce qui n’est qu’ici est supprimé de ce navigateur.',
      },
      'replace theirs': {
        name: 'Remplacer l’autre',
        hint: 'Garde ce qui est ici. Ce qui n’est que là-bas est supprimé de vos autres appareils.',
      },
    },
  },
  joined: {
    title: 'Dossier rejoint',
    undo: 'Annuler l’adhésion',
    undoHint: 'Seul ce navigateur revient en arrière, et il quitte le dossier. Ce qu’il y a écrit y reste.',
    undone: 'Vos données sont de nouveau comme avant de rejoindre le dossier, qui est déconnecté.',
    undoFailed: 'L’annulation n’a pas abouti. Veuillez réessayer.',
  },
  consent: {
    note: 'Tout le reste est fusionné de toute façon.',
    amount: (count: number) => `Entrées d’ici que vos autres appareils ont supprimées : ${number(count)}`,
    choices: {
      apply: { name: 'Supprimer ici aussi', hint: 'Nous créerons d’abord un point de restauration.' },
      'keep mine': { name: 'Garder les miens', hint: 'Elles restent ici et reviennent sur vos autres appareils.' },
      later: {
        name: 'Décider plus tard',
        hint: 'Elles restent ici pour le moment, et la question reste dans les Paramètres.',
      },
    },
  },
  status: {
    saved: (folder: string, ago: string) => `Enregistré ici et dans ${folder}, ${ago}`,
    savedThere: (folder: string) => `Enregistré ici et dans ${folder}`,
    saving: (folder: string) => `Enregistrement dans ${folder}…`,
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} modification en attente`,
        many: `${number(count)} de modifications en attente`,
        other: `${number(count)} modifications en attente`,
      }),
    paused: 'Synchronisation en pause',
    'trying again': 'Nouvel essai bientôt',
    'newer version': 'Une version plus récente de Matinee a écrit ici',
  },
  hints: {
    paused: 'Rien n’est lu ni écrit avant que vous ne repreniez.',
    'trying again': 'Quelque chose n’a pas pu être lu ou écrit. Matinee réessaie tout seul.',
    'newer version': 'Rechargez la page pour la mettre à jour. D’ici là, rien n’y est lu ni écrit.',
  },
  needs: {
    permission: {
      line: 'Autorisez à nouveau le dossier',
      hint: 'Votre navigateur a oublié que Matinee peut l’utiliser. Rien n’est perdu : vos modifications attendent ici.',
      act: 'Autoriser le dossier',
    },
    'no passphrase': {
      line: 'Saisissez la phrase secrète',
      hint: 'Le dossier est scellé, et ce navigateur n’en a pas encore la clé.',
      act: 'Ouvrir le dossier',
    },
    'two keys': {
      line: 'Le dossier a été scellé deux fois',
      hint: 'Deux appareils l’ont scellé chacun de leur côté. Sur l’un d’eux, déconnectez le dossier en supprimant ce que cet appareil a écrit, puis reconnectez-le.',
      act: 'Réessayer',
    },
    gone: {
      line: 'Le dossier a disparu',
      hint: 'Rien n’a été supprimé ici. Il a été déplacé, renommé ou vidé : remettez-le en place, ou déconnectez-le et connectez-en un autre.',
      act: 'Réessayer',
    },
    full: {
      line: 'Le dossier est plein',
      hint: 'Faites de la place là où se trouve le dossier. Vos modifications attendent ici.',
      act: 'Réessayer',
    },
    'read only': {
      line: 'Le dossier ne peut pas être modifié',
      hint: 'Votre système laisse Matinee le lire, mais pas y écrire. Vos modifications attendent ici.',
      act: 'Réessayer',
    },
    'no database': {
      line: 'Pas de base de données ici',
      hint: 'Sans base de données, ce navigateur ne peut pas fusionner ce que d’autres appareils ont écrit.',
      act: 'Réessayer',
    },
    'no space': {
      line: 'Plus de place dans ce navigateur',
      hint: 'Il n’y a pas de place pour ce que vos autres appareils ont écrit. Rien n’a changé.',
      act: 'Réessayer',
    },
    removed: {
      line: 'Cet appareil a été retiré',
      hint: 'Un autre appareil l’a retiré du dossier. Ce que vous avez modifié ici est gardé : rejoignez-le pour le partager.',
      act: 'Rejoindre à nouveau',
    },
    'other library': {
      line: 'Une autre bibliothèque est dans le dossier',
      hint: 'Ses fichiers sont d’une bibliothèque que ce navigateur n’a pas rejointe. Rien n’a été fusionné.',
      act: 'Rejoindre',
    },
    removals: {
      line: 'Des suppressions vous attendent',
      hint: 'Vos autres appareils ont tant supprimé que ce pourrait être une erreur. Tout le reste continue.',
      act: 'Décider',
    },
  },
  waitingFiles: {
    incomplete: (device: string) => `${device} envoie encore des fichiers`,
    unreadable: (device: string) => `${device} : un fichier est illisible et reste de côté`,
    'not sealed': (device: string) => `${device} : un fichier n’est pas scellé et reste de côté`,
    'unknown key': (device: string) => `${device} : un fichier a été scellé avec une autre clé et reste de côté`,
    someDevice: 'Un autre appareil',
  },
  devices: {
    title: 'Appareils du dossier',
    here: 'Cet appareil',
    seen: (date: string) => `Vu pour la dernière fois : ${date}`,
    unseen: 'Pas encore vu',
    waiting: (count: number) =>
      plural(count, {
        one: `${number(count)} fichier en route`,
        many: `${number(count)} de fichiers en route`,
        other: `${number(count)} fichiers en route`,
      }),
    held: 'Des suppressions attendent votre décision',
    remove: 'Retirer',
    removeNamed: (device: string) => `Retirer ${device}`,
    removing: {
      title: (device: string) => `Retirer ${device} ?`,
      note: 'Ce qu’il a modifié reste sur vos autres appareils. S’il revient, il s’arrête et demande à rejoindre à nouveau.',
      confirm: 'Retirer l’appareil',
    },
  },
  passphrase: {
    act: 'Changer la phrase secrète',
    title: 'Changer la phrase secrète',
    note: 'Les appareils connectés continuent sans rien demander. La phrase actuelle ouvre toujours le dossier à qui la connaît\u00a0: pour exclure quelqu’un, connectez un nouveau dossier.',
    before: 'Phrase secrète actuelle',
    after: 'Nouvelle phrase secrète',
    confirm: 'Changer',
    wrong: 'Ce n’est pas la phrase secrète actuelle.',
    failed: 'La phrase secrète n’a pas pu être changée. Veuillez réessayer.',
    changed: 'Désormais, la nouvelle phrase secrète ouvre aussi le dossier.',
  },
  syncNow: 'Synchroniser',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  disconnect: 'Déconnecter',
  disconnecting: {
    title: 'Déconnecter le dossier ?',
    note: 'Tout reste dans ce navigateur. Vos autres appareils continuent sans lui.',
    others: (names) => `Autres appareils dans le dossier : ${names}`,
    last: 'Aucun autre appareil n’a utilisé le dossier depuis 90 jours : si vous supprimez les fichiers, il est vidé aussitôt.',
    legend: 'Que faire des fichiers de cet appareil ?',
    choices: {
      keep: { name: 'Les garder', hint: 'Vos autres appareils peuvent encore lire ce que celui-ci a écrit.' },
      delete: {
        name: 'Les supprimer',
        hint: 'Vos autres appareils reprennent ce que celui-ci a écrit, puis le suppriment.',
      },
      'delete now': {
        name: 'Supprimer tout de suite',
        hint: 'Ce que vos autres appareils n’ont pas encore lu est perdu pour eux, et un appareil qui se joint plus tard pourrait ne pas tout recevoir.',
      },
    },
    failed: 'Ils n’ont pas pu être supprimés, et le dossier est toujours connecté. Réessayez, ou gardez les fichiers.',
  },
} satisfies FolderMessages
