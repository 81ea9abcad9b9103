export interface ChartState {
  /** Dotted, such as 'open.waiting'. */
  readonly path: string
  readonly name: string
  readonly depth: number
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isInitial: boolean
  readonly description: string
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invoke: readonly string[]
}

export interface ChartTransition {
  /** '' for the root. */
  readonly from: string
  /** As shown: 'typed', 'after 500 ms', 'onDone: search movies', 'always'. */
  readonly event: string
  /** 'else' for the last of several, null without a guard. */
  readonly guard: string | null
  readonly to: string | null
  readonly actions: readonly string[]
  readonly description: string
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureState extends Box {
  /** '' for the dot before an initial state, 'any state' for the root's transitions. */
  readonly path: string
  readonly kind: ChartState['type'] | 'initial' | 'root'
  readonly name: string
  readonly lines: readonly string[]
}

/** All transitions between the same two states. */
export interface PictureArrow {
  readonly from: string
  readonly to: string
  /** The `d` of an SVG path. */
  readonly line: string
  /** The `points` of an SVG polygon. */
  readonly head: string
  readonly label: (Box & { readonly lines: readonly string[] }) | null
}

/** Lengths are pixels at a scale of 1. */
export interface ChartPicture {
  readonly width: number
  readonly height: number
  /** Parents first: children are drawn over them. */
  readonly states: readonly PictureState[]
  readonly arrows: readonly PictureArrow[]
}

export interface FlowChart {
  readonly name: string
  /** Such as `machines/trailer.ts`. */
  readonly file: string
  readonly id: string
  readonly description: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly events: readonly string[]
  readonly actors: readonly string[]
  readonly actions: readonly string[]
  readonly guards: readonly string[]
  readonly delays: readonly string[]
  readonly renderedBy: readonly string[]
}

export interface DrawnFlow extends FlowChart {
  readonly pictures: {
    readonly full: readonly ChartPicture[]
    readonly overview: readonly ChartPicture[]
  }
}
