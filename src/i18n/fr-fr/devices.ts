import type { DevicesMessages } from '../messages/devices.ts'
import { megabytes, number } from './grammar.ts'

export const frFR = {
  heading: 'Vos appareils',
  note: 'Emportez votre bibliothèque sur vos autres appareils, avec un fichier ou un dossier partagé. Rien ne quitte ce navigateur tant que vous ne l’avez pas décidé.',
  noDatabase:
    'Matinee n’a pas de base de données dans ce navigateur\u00a0: les fichiers d’autres appareils ne peuvent pas y être fusionnés. L’exportation et l’importation restent possibles.',
  name: 'Nom de cet appareil',
  nameHint: 'Vos autres appareils l’affichent quand ils reçoivent un fichier d’ici.',
  sendHint: 'Crée un fichier qui contient tout\u00a0: listes, historique, notes, commentaires et réglages.',
  send: 'Envoyer vers un autre appareil',
  receiveHint:
    'Fusionne le fichier d’un autre appareil avec ce qui est ici. Un fichier perdu, ancien ou répété ne fait aucun mal.',
  receive: 'Recevoir',
  reveals: {
    title: 'Qui peut lire le fichier',
    open: 'Toute personne qui obtient le fichier peut lire vos listes, votre historique, vos notes, vos commentaires et vos réglages. Votre clé API n’y figure jamais.',
    sealed:
      'Scellé par une phrase secrète, il n’est lisible que par ceux qui la connaissent. Son nom, sa taille et sa date restent visibles. Seul un fichier scellé peut contenir votre clé API, et seulement si vous le voulez.',
  },
  cancel: 'Annuler',
  close: 'Terminé',
  sending: {
    title: 'Envoyer vers un autre appareil',
    seal: 'Sceller le fichier par une phrase secrète',
    sealHint: 'Sinon, toute personne qui l’obtient peut le lire.',
    passphrase: 'Phrase secrète',
    passphraseHint:
      'Au moins 8\u00a0caractères. Votre autre appareil la demandera, et personne ne peut la retrouver pour vous.',
    show: 'Afficher la phrase secrète',
    hide: 'Masquer la phrase secrète',
    key: 'Inclure ma clé API',
    keyHint: 'L’appareil qui reçoit le fichier utilisera votre clé.',
    confirm: 'Créer le fichier',
    writing: 'Création du fichier…',
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
    ready: (file: string) => `${file} est prêt.`,
    share: 'Partager le fichier',
    download: 'Télécharger le fichier',
    notShared: 'Votre navigateur n’a pas pu partager le fichier. Téléchargez-le à la place.',
    next: (file: string) =>
      `Transférez ${file} sur votre autre appareil. Là, ouvrez les réglages et choisissez «\u00a0Recevoir\u00a0».`,
  },
  reading: 'Ouverture du fichier…',
  restorePoint: 'Création d’un point de restauration…',
  merging: 'Fusion en cours…',
  undoing: 'Annulation…',
  from: (device: string, date: string) => `De ${device}, ${date}`,
  clock: (amount: string) =>
    `L’horloge de cet autre appareil avance\u00a0: ${amount}. Ses modifications peuvent l’emporter sur d’autres, plus récentes, faites ici.`,
  sealed: {
    title: 'Fichier scellé',
    question: 'Saisissez la phrase secrète qui a servi à sceller ce fichier.',
    wrong: 'Cette phrase secrète n’ouvre pas le fichier.',
    open: 'Ouvrir le fichier',
  },
  joining: {
    title: 'Rejoindre cette bibliothèque\u202f?',
    note: 'Ce fichier vient d’une bibliothèque que ce navigateur n’a pas encore rejointe. Décidez de ce que deviennent les deux. Nous créerons d’abord un point de restauration.',
    table: 'Éléments',
    onlyHere: 'Seulement ici',
    onlyThere: 'Seulement dans le fichier',
    same: 'Des deux côtés, identiques',
    differing: 'Des deux côtés, différents',
    legend: 'Que faire\u202f?',
    choices: {
      join: {
        name: 'Réunir les deux',
        hint: 'Garde tout des deux côtés. En cas de différence, la dernière modification l’emporte.',
      },
      'take theirs': {
        name: 'Prendre l’autre',
        hint: 'Fait de ce navigateur une copie du fichier. Ce qui n’est qu’ici est supprimé de ce navigateur.',
      },
      'replace theirs': {
        name: 'Remplacer l’autre',
        hint: 'Garde ce qui est ici. Ce qui n’est que là-bas est supprimé quand l’autre appareil reçoit votre prochain fichier.',
      },
    },
    sameNames: 'Fusionner les collections du même nom',
  },
  consent: {
    title: 'Supprimer autant\u202f?',
    note: 'Tout le reste du fichier est fusionné dans tous les cas.',
    amount: (count: number) => `Éléments d’ici que le fichier supprime\u00a0: ${number(count)}`,
    legend: 'Que faire des suppressions\u202f?',
    choices: {
      apply: { name: 'Supprimer ici aussi', hint: 'Nous créerons d’abord un point de restauration.' },
      'keep mine': {
        name: 'Garder les miens',
        hint: 'Ils restent ici et reviennent sur vos autres appareils avec votre prochain fichier.',
      },
      later: {
        name: 'Décider plus tard',
        hint: 'Ils restent ici pour l’instant. Le prochain fichier reposera la question.',
      },
    },
    confirm: 'Continuer',
  },
  stopped: {
    title: 'Pas de place pour un point de restauration',
    note: 'Votre navigateur n’a pas pu garder une copie de vos données actuelles. Rien n’a changé. Pour continuer sans elle, téléchargez d’abord une sauvegarde.',
    download: 'Télécharger une sauvegarde',
    confirm: 'Continuer sans',
  },
  merged: {
    title: 'Fichier fusionné',
    added: (count: number) => `Ajoutés\u00a0: ${number(count)}`,
    changed: (count: number) => `Modifiés\u00a0: ${number(count)}`,
    removed: (count: number) => `Supprimés\u00a0: ${number(count)}`,
    nothing: 'Ce navigateur avait déjà tout ce que contient le fichier.',
    waiting: (count: number) =>
      `Suppressions en attente de votre décision\u00a0: ${number(count)}. Le prochain fichier reposera la question.`,
    undo: 'Annuler la fusion',
    undoHint:
      'Seul ce navigateur revient en arrière. Il quitte la bibliothèque commune jusqu’au prochain fichier reçu.',
    undone: 'Vos données sont de nouveau comme avant le fichier.',
    undoFailed: 'La fusion n’a pas pu être annulée. Veuillez réessayer.',
  },
  problems: {
    'not an exchange file': 'Ce fichier ne vient pas de «\u00a0Envoyer vers un autre appareil\u00a0».',
    damaged: 'Ce fichier est endommagé\u00a0: il a été coupé ou modifié en chemin. Envoyez-le de nouveau.',
    hostile: 'Ce fichier contient des éléments qu’aucune version de Matinee n’écrit. Rien n’a été fusionné.',
    'not readable': 'Votre navigateur n’a pas pu lire le fichier. Choisissez-le de nouveau.',
    failed: 'Un problème est survenu et le fichier n’a pas été fusionné. Rien n’a changé.',
    'no passphrase': 'Ce fichier est scellé. Choisissez-le de nouveau et saisissez sa phrase secrète.',
    'wrong passphrase': 'Cette phrase secrète n’ouvre pas le fichier.',
    'no space': 'Votre navigateur n’a pas assez de place pour les données fusionnées. Rien n’a changé.',
    'no database': 'Sans base de données, ce navigateur ne peut pas fusionner de fichiers.',
    tooLarge: (size: number) => `Ce fichier est trop volumineux\u00a0: ${megabytes(size)}.`,
    newer:
      'Une version plus récente de Matinee a créé ce fichier. Rechargez la page pour mettre à jour, puis recevez-le de nouveau.',
  },
  scope: {
    legend: 'Où\u202f?',
    choices: {
      here: {
        name: 'Ici seulement',
        hint: 'Vos autres appareils gardent leurs données. Ce navigateur quitte la bibliothèque commune jusqu’à ce qu’il la rejoigne par un fichier ou un dossier.',
      },
      everywhere: {
        name: 'Sur tous les appareils',
        hint: 'Vos autres appareils suivront par le dossier partagé, ou quand ils recevront votre prochain fichier.',
      },
    },
  },
} satisfies DevicesMessages
