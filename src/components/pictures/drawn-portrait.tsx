import { memo } from 'react'
import { Drawing } from '#poster-art/drawing.tsx'
import { portraitOf } from '#poster-art/portrait-picture.ts'

export const DrawnPortrait = memo(({ name, id }: { readonly name: string; readonly id: number }) => (
  <Drawing picture={portraitOf(name, id)} />
))
