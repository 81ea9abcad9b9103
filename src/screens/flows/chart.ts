/** A state of a machine, as its definition says it. */
export interface ChartState {
  /** Its names from the outside in, joined by dots: 'open.waiting'. */
  readonly path: string
  readonly name: string
  /** 0 for a state of the machine itself. */
  readonly depth: number
  /** 'passing' is left at once, by whichever of its ways is open. */
  readonly kind: 'plain' | 'compound' | 'parallel' | 'passing' | 'final'
  readonly isInitial: boolean
  readonly description: string
  readonly tags: readonly string[]
  /** Names of the orders given on the way in and on the way out. */
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  /** Names of the tasks that run while it lasts. */
  readonly tasks: readonly string[]
}

/** One way from a state, as its definition says it. */
export interface ChartTransition {
  /** Path of the state that has it; '' when it is open in every state. */
  readonly from: string
  /** What happened, in words: 'typed', 'after 500 ms', 'search movies is done'; 'at once' for a passing state. */
  readonly event: string
  /** The claim that must be true; 'otherwise' for the last of several, null when nothing is asked. */
  readonly guard: string | null
  /** Path of the state that it leads to; null when the state stays. */
  readonly to: string | null
  /** Names of the orders that it gives. */
  readonly actions: readonly string[]
  readonly description: string
}

/** A task or an order that the machine does not do itself. */
export interface ChartPort {
  readonly name: string
  readonly kind: 'task' | 'order'
}

/** A line of text in a picture; x and y are those of its start on the base line. */
interface PictureText {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** A state's box. */
interface PictureState {
  /** '' for the mark in front of an initial state, 'anywhere' for the ways that are open in every state. */
  readonly path: string
  readonly kind: ChartState['kind'] | 'initial' | 'anywhere'
  readonly outlines: readonly string[]
  /** Lines between its name and what happens in it, as points. */
  readonly rules: readonly string[]
  readonly circles: readonly { readonly cx: number; readonly cy: number; readonly r: number }[]
  readonly texts: readonly PictureText[]
}

/** An arrow, for one or more transitions between the same two states. */
interface PictureArrow {
  readonly from: string
  readonly to: string
  readonly line: string
  /** Corners of the arrow's head. */
  readonly head: string
  readonly texts: readonly PictureText[]
}

/** A chart laid out; all measures in its own units. */
export interface ChartPicture {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly states: readonly PictureState[]
  readonly arrows: readonly PictureArrow[]
}

/** Everything that is shown of a machine, made from its definition when the app is built. */
export interface FlowChart {
  /** Its file in machines/, without the ending. */
  readonly name: string
  readonly id: string
  readonly description: string
  /** Outer states before inner ones, in the definition's order. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  /** What can be sent to it. */
  readonly events: readonly string[]
  readonly ports: readonly ChartPort[]
  /** The sources that render it, and those between. */
  readonly renderedBy: readonly string[]
}

/** A chart with its picture. */
export interface DrawnFlow extends FlowChart {
  readonly picture: ChartPicture
}
