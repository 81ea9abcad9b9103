/** A state of a machine. */
export interface ChartState {
  /** Its names from the outside in, joined by dots: 'open.waiting'. */
  readonly path: string
  readonly name: string
  /** 0 for a state of the machine itself. */
  readonly depth: number
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isInitial: boolean
  readonly description: string
  readonly tags: readonly string[]
  /** Names of the entry and exit actions. */
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Ids of the actors that it invokes. */
  readonly invoke: readonly string[]
}

/** A transition of a machine. */
export interface ChartTransition {
  /** Path of its source; '' for the machine's root. */
  readonly from: string
  /** 'typed', 'after 500 ms', 'onDone: search movies', 'always'. */
  readonly event: string
  /** The guard's name; 'else' for the last of several, null without a guard. */
  readonly guard: string | null
  /** Path of its target; null without one. */
  readonly to: string | null
  /** Names of its actions. */
  readonly actions: readonly string[]
  readonly description: string
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A state's box, with its name and the lines under it. */
export interface PictureState extends Box {
  /** '' for the mark in front of an initial state, 'any state' for the transitions of the root. */
  readonly path: string
  readonly kind: ChartState['type'] | 'initial' | 'root'
  readonly name: string
  readonly lines: readonly string[]
}

/** An arrow, for all transitions between the same two states. */
export interface PictureArrow {
  readonly from: string
  readonly to: string
  /** As the `d` of an SVG path. */
  readonly line: string
  /** Corners of the arrow's head, as the `points` of an SVG polygon. */
  readonly head: string
  readonly label: (Box & { readonly lines: readonly string[] }) | null
}

/** A chart laid out; all measures are pixels at a scale of 1. */
export interface ChartPicture {
  readonly width: number
  readonly height: number
  /** Outer states before inner ones. */
  readonly states: readonly PictureState[]
  readonly arrows: readonly PictureArrow[]
}

/** What is shown of a machine, read from its definition at build. */
export interface FlowChart {
  /** Its file in machines/, without the ending. */
  readonly name: string
  readonly id: string
  readonly description: string
  /** Outer states before inner ones, in the definition's order. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  /** Types of the events that can be sent to it. */
  readonly events: readonly string[]
  /** Names of the actors that are provided to it. */
  readonly actors: readonly string[]
  /** Names of the actions that are provided to it. */
  readonly actions: readonly string[]
  readonly guards: readonly string[]
  /** Names of its delays with their milliseconds. */
  readonly delays: readonly string[]
  /** The sources that render it, and those between. */
  readonly renderedBy: readonly string[]
}

/** A chart with its pictures, each laid out from left to right and from the top down. */
export interface DrawnFlow extends FlowChart {
  readonly pictures: {
    readonly full: readonly ChartPicture[]
    /** The names of the states alone, for small places: the deepest nesting first. */
    readonly overview: readonly ChartPicture[]
  }
}
