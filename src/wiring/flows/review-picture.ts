import { fromPromise } from 'xstate'
import { provideAll } from '#machines/ports.ts'
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
  createFlow(
    app,
    provideAll(reviewPictureMachine, {
      actors: {
        'load posters': fromPromise<void, undefined>(() => latest().loadPosters()),
        'download picture': fromPromise<boolean, undefined>(() => latest().download()),
        'share picture': fromPromise<boolean, undefined>(() => latest().share()),
      },
      actions: {},
    }),
    undefined,
  )

export const useReviewPicture = (input: ReviewPicture) => useFlow(createReviewPicture, input)
