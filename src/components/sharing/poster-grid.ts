export interface Grid {
  readonly x: number
  readonly y: number
  /** Of a poster, whose height is one and a half times as much. */
  readonly width: number
  readonly gap: number
  readonly columns: number
  readonly capacity: number
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const gap = 20

/** The largest posters with which all of them fit; of more, as many as fit with the most columns. In the middle of the area. */
export const gridFor = (count: number, area: Area, mostColumns: number): Grid => {
  const widest = (columns: number) => (area.width - (columns - 1) * gap) / columns
  const gridOf = (columns: number, rows: number): Grid => {
    const width = Math.min(widest(columns), (area.height - (rows - 1) * gap) / rows / 1.5)
    return {
      x: area.x + (area.width - columns * width - (columns - 1) * gap) / 2,
      y: area.y + (area.height - rows * width * 1.5 - (rows - 1) * gap) / 2,
      width,
      gap,
      columns,
      capacity: columns * rows,
    }
  }
  const mostRows = Math.max(1, Math.floor((area.height + gap) / (widest(mostColumns) * 1.5 + gap)))
  const grids = Array.from({ length: mostColumns }, (_, index) => gridOf(index + 1, Math.ceil(count / (index + 1))))
  const [largest] = grids.sort((one, other) => other.width - one.width)
  return largest && largest.width >= widest(mostColumns) ? largest : gridOf(mostColumns, mostRows)
}
