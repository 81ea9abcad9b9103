/** For `beforeAll`: loads the code of Settings, so that the first test does not wait for it. */
export const loadSettings = async (): Promise<void> => {
  await Promise.all([
    import('#screens/settings/settings.tsx'),
    import('#screens/settings/backup/import-dialog.tsx'),
    import('#screens/settings/cards/reset-dialog.tsx'),
    import('#screens/settings/data/delete-dialog.tsx'),
    import('#screens/settings/devices/joining-dialog.tsx'),
    import('#screens/settings/devices/sending-dialog.tsx'),
    import('#screens/settings/imports/history-import.tsx'),
    import('#messages/en-US/other.ts'),
  ])
}
