export const modules = import.meta.glob(['/machines/*.ts', '!/machines/*.d.ts'], { eager: true })
