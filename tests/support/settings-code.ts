/** Loads what Settings and everything on it needs: the first test must not wait for code. For `beforeAll`. */
export const loadSettings = async (): Promise<void> => {
  await Promise.all([
    import('#screens/settings/settings.tsx'),
    import('#screens/settings/import-dialog.tsx'),
    import('#screens/settings/delete-dialog.tsx'),
    import('#i18n/translations.ts'),
  ])
}
