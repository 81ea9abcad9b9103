import type { RestoreMessages } from '../messages/restore.ts'

export const frFR = {
  heading: 'Points de restauration',
  note: 'Des copies de vos données dans ce navigateur : une par jour si quelque chose a changé, et avant qu’une importation ou une restauration ne remplace quoi que ce soit. Elles contiennent tout, sauf votre clé API.',
  show: 'Afficher les points',
  listing: 'Recherche des points de restauration...',
  none: 'Aucun pour l’instant. Le premier sera créé à la prochaine ouverture de Matinee, ou avant de remplacer vos listes.',
  unavailable:
    'Votre navigateur ne donne pas de base de données à Matinee : il ne peut pas y avoir de points de restauration.',
  reasons: {
    daily: 'Quotidien',
    import: 'Avant une importation',
    joining: 'Avant de rejoindre un autre appareil',
    restore: 'Avant une restauration',
    removals: 'Avant des suppressions faites sur un autre appareil',
  },
  comparing: 'Comparaison avec vos données...',
  same: 'Rien n’a changé depuis.',
  differences: 'Par rapport à maintenant',
  changes: { added: 'Manque', replaced: 'Modifié', removed: 'Nouveau' },
  settings: (fields) => `Paramètres modifiés depuis : ${fields}`,
  all: 'Tout restaurer',
  missing: 'Restaurer seulement ce qui manque',
  hint: 'Dans les deux cas, un point de restauration de vos données actuelles est d’abord créé.',
  unreadable: 'Ce point de restauration est illisible. Il est peut-être endommagé ou n’existe plus.',
  question: (date) =>
    `Vos données redeviendront celles du ${date}. Ce que vous avez ajouté depuis sera retiré, et ce que vous avez modifié sera rétabli.`,
  cancel: 'Annuler',
  restoring: 'Restauration...',
  unprotected: 'Pas de place pour un point de restauration',
  unprotectedHint:
    'Le navigateur ne peut pas conserver vos données actuelles. Enregistrez-les dans un fichier de sauvegarde, puis continuez.',
  backup: 'Enregistrer une copie et continuer',
  refused: 'Le navigateur a refusé d’enregistrer les données restaurées. Rien n’a changé.',
  done: {
    title: 'Données restaurées',
    everything: 'Vos données sont redevenues celles d’alors',
    missing: 'Ce qui manquait est revenu',
  },
  undoFailed: 'Impossible d’annuler la restauration. Veuillez réessayer.',
} satisfies RestoreMessages
