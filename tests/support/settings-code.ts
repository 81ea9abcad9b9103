/** Loads what Settings and everything on it needs: the first test must not wait for code. For `beforeAll`. */
export const loadSettings = async (): Promise<void> => {
  await Promise.all([
    import('#screens/settings/settings.tsx'),
    import('#screens/settings/import-dialog.tsx'),
    import('#screens/settings/delete-dialog.tsx'),
    import('#components/toast.tsx'),
    import('#wiring/late-services.ts'),
    import('#i18n/english.ts'),
    import('#i18n/catalogues.ts'),
    import('#commands/imports.ts'),
    import('#commands/deletion.ts'),
    import('#stores/import-undo.ts'),
    import('#stores/records/database-sync.ts'),
  ])
}
