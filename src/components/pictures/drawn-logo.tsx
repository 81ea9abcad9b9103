import { memo } from 'react'
import { Drawing } from '#poster-art/drawing.tsx'
import { logoOf } from '#poster-art/portrait-picture.ts'

export const DrawnLogo = memo(({ name, id }: { readonly name: string; readonly id: number }) => (
  <Drawing picture={logoOf(name, id)} />
))
