import { describe, expect, it } from 'vitest'
import { gridFor } from '#components/sharing/draw-list.ts'

const area = { x: 0, y: 0, width: 920, height: 1300 }

describe('the posters of a picture', () => {
  it.each([1, 2, 3, 7, 12, 20])('are all there where there is room: %i', (count) => {
    const grid = gridFor(count, area, 5)
    const rows = Math.ceil(count / grid.columns)
    expect(grid.capacity).toBeGreaterThanOrEqual(count)
    expect(grid.columns * grid.width + (grid.columns - 1) * grid.gap).toBeLessThanOrEqual(area.width + 0.01)
    expect(rows * grid.width * 1.5 + (rows - 1) * grid.gap).toBeLessThanOrEqual(area.height + 0.01)
  })

  it('are as many as fit, of a long list', () => {
    const grid = gridFor(1000, area, 5)
    expect([grid.columns, grid.capacity]).toEqual([5, 20])
  })
})
