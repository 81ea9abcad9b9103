/** For `beforeAll`: loads the code of Settings, so that the first test does not wait for it. */
export const loadSettings = async (): Promise<void> => {
  await Promise.all([
    import('#screens/settings/settings.tsx'),
    import('#screens/settings/import-dialog.tsx'),
    import('#screens/settings/delete-dialog.tsx'),
    import('#screens/settings/history/history-import.tsx'),
    import('#i18n/history/en-us.ts'),
    import('#i18n/import/en-us.ts'),
    import('#i18n/own-data/en-us.ts'),
    import('#i18n/services/en-us.ts'),
    import('#i18n/settings/en-us.ts'),
    import('#i18n/translations.ts'),
  ])
}
