import type { ChartPicture } from './chart.ts'
import { fontSizes } from './picture-sizes.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Text is 12 px at this scale. */
export const readableScale = 12 / fontSizes.text

const largestScale = 1.3

export const fittingScale = (picture: ChartPicture, { width, height }: Size): number =>
  Math.min(width / picture.width, height / picture.height, largestScale)

/** The largest readable picture, else the largest. */
export const pictureFor = (pictures: readonly ChartPicture[], size: Size): ChartPicture | undefined => {
  const scaleOf = (picture: ChartPicture) => fittingScale(picture, size)
  const largest = pictures.toSorted((one, other) => scaleOf(other) - scaleOf(one))
  const readable = pictures.find((picture) => scaleOf(picture) >= readableScale)
  const first = readable ?? largest[0]
  return largest.find(({ states }) => states.length === first?.states.length)
}
