/** Every module of machines/, by its path from the project's root. */
export const modules = import.meta.glob(['/machines/*.ts', '!/machines/*.d.ts'], { eager: true })
