import type { RecordsMessages } from '../messages/records.ts'

export const frFR = {
  restored: 'Vos données ont été restaurées à partir d’une copie de sauvegarde dans ce navigateur.',
  readOnly:
    'Ces données proviennent d’une version plus récente de Matinee. Vous pouvez les consulter ici. Rechargez la page pour les modifier.',
  readOnlyEmpty: 'Vos listes proviennent d’une version plus récente de Matinee. Rechargez la page pour les voir.',
  storageBlocked: 'Ce navigateur bloque le stockage : les modifications seront perdues quand vous quitterez le site.',
  localStorageBlocked:
    'Ce navigateur bloque le stockage local : les modifications ne sont conservées que dans sa base de données.',
  databaseBlocked:
    'Ce navigateur bloque sa base de données : les modifications ne sont conservées que dans le stockage local.',
  localStorageStuck:
    'Ce navigateur n’enregistre plus dans le stockage local\u00a0: les modifications ne sont conservées que dans sa base de données.',
  localStorageFull:
    'Vos listes ne tiennent plus dans le stockage local\u00a0: elles ne sont conservées que dans la base de données de ce navigateur.',
  listsOutOfReach:
    'Vos listes sont dans la base de données de ce navigateur, qui ne répond pas. Réessayez ou redémarrez le navigateur.',
  listsLost:
    'Vos listes se trouvaient dans la base de données de ce navigateur, et elle est vide. Importez une sauvegarde.',
  unreadable:
    'Une partie de vos données enregistrées n’a pas pu être lue. Tout le reste est là\u00a0; la partie illisible a été mise de côté dans ce navigateur.',
  refused:
    'Le navigateur a refusé d’enregistrer votre dernière modification. Son espace de stockage est peut-être saturé.',
  discardDraft: 'Supprimer le brouillon',
  changedMeanwhile: 'Modifié entre-temps\u00a0:',
  dismiss: 'Fermer ce message',
  importBackup: 'Importer une sauvegarde',
  startEmpty: 'Repartir de zéro',
  reload: 'Recharger',
  export: 'Exporter les données',
} satisfies RecordsMessages
