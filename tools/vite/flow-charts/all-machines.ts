export const modules = import.meta.glob(
  ['/machines/*.ts', '/machines/*/*.ts', '!/machines/samples/*', '!/machines/*.d.ts'],
  { eager: true },
)
