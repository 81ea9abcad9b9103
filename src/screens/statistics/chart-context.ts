import { createContext } from 'react'

/** A mark of a chart: a bar, a cell or a circle. */
export interface Datum {
  readonly key: string
  /** 'March 2026'. */
  readonly name: string
  /** On the axis. */
  readonly short: string
  readonly value: number
  /** '7 movies'. */
  readonly text: string
  /** The movies behind it. */
  readonly href: string
}

interface ChartState {
  readonly title: string
  /** The mark that the Tab key reaches. */
  readonly currentKey: string | undefined
  readonly show: (datum: Datum | null) => void
  readonly makeCurrent: (key: string) => void
}

export const ChartContext = createContext<ChartState>({
  title: '',
  currentKey: undefined,
  show: () => {},
  makeCurrent: () => {},
})
