import { reviewPictureMachine } from '#machines/review-picture.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

/** What the canvas of the screen does. */
interface ReviewPicture {
  readonly loadPosters: () => Promise<void>
  /** Both resolve false when the browser cannot make a file of the picture. */
  readonly download: () => Promise<boolean>
  readonly share: () => Promise<boolean>
}

const createReviewPicture = (app: App, _: ReviewPicture, latest: () => ReviewPicture) =>
  createFlow(app, reviewPictureMachine, undefined, {
    'load posters': () => latest().loadPosters(),
    'download picture': () => latest().download(),
    'share picture': () => latest().share(),
  })

export const useReviewPicture = (input: ReviewPicture) => useFlow(createReviewPicture, input)
