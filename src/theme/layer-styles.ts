import { defineAnimationStyles, defineLayerStyles } from '@pandacss/dev'

const outlined = { borderWidth: 'thin', borderColor: 'line' } as const
const surface = { ...outlined, background: 'surface' } as const

/** A style beside one of these wins over it. */
export const layerStyles = defineLayerStyles({
  outlined: { value: outlined },
  /** A part of a page. */
  card: { value: { ...surface, borderRadius: 'dialog' } },
  /** One of several on a page or in a card. */
  tile: { value: { ...surface, borderRadius: 'card' } },
  /** Over the page. */
  popup: { value: { ...surface, borderRadius: 'card', boxShadow: 'floating' } },
  /** A bar over the foot of the page. */
  floatingBar: { value: { ...outlined, borderRadius: 'card', background: 'raised', boxShadow: 'floating' } },
  /** What has the focus, or is chosen. */
  ring: { value: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent', outlineOffset: '0.5' } },
})

export const animationStyles = defineAnimationStyles({
  /** In the place of what loads. */
  pulse: { value: { animationName: 'pulse', animationDuration: '1.6s', animationIterationCount: 'infinite' } },
  fade: { value: { animationName: 'fade', animationDuration: 'fast' } },
  rise: { value: { animationName: 'rise', animationDuration: 'base', animationTimingFunction: 'out' } },
})
