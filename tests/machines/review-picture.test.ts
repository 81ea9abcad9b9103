import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { reviewPictureMachine } from '#machines/review-picture.ts'
import { turns } from '#tests/support/turns.ts'

const draw = (load: () => Promise<void> = async () => {}) => {
  const done: string[] = []
  let answer: () => Promise<boolean> = async () => true
  const handingOver = (how: string) =>
    fromPromise<boolean, undefined>(() => {
      done.push(how)
      return answer()
    })
  const actor = createActor(
    reviewPictureMachine.provide({
      actors: {
        'load posters': fromPromise<void, undefined>(load),
        'download picture': handingOver('download'),
        'share picture': handingOver('share'),
      },
    }),
  ).start()
  return {
    done,
    answers: (next: typeof answer) => {
      answer = next
    },
    downloads: () => actor.send({ type: 'download requested' }),
    shares: () => actor.send({ type: 'share requested' }),
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
  }
}

describe('the picture of a year', () => {
  it('can be kept only once its posters are there', async () => {
    const picture = draw()
    picture.downloads()
    picture.shares()
    expect([picture.state(), picture.done]).toEqual(['drawing', []])
    await picture.settled()
    expect(picture.state()).toBe('ready')
  })

  it('is complete without posters that cannot be loaded', async () => {
    const picture = draw(() => Promise.reject(new Error('No network.')))
    await picture.settled()
    expect(picture.state()).toBe('ready')
  })

  it('is shared once, however often that is pressed', async () => {
    const picture = draw()
    await picture.settled()
    picture.shares()
    picture.shares()
    picture.downloads()
    expect([picture.state(), picture.done]).toEqual(['sharing', ['share']])
    await picture.settled()
    expect(picture.state()).toBe('ready')
  })

  it.each<[string, () => Promise<boolean>]>([
    ['the browser cannot make it', async () => false],
    ['it fails', () => Promise.reject(new Error('The canvas is broken.'))],
  ])('says so when %s, and can be tried again', async (_, answer) => {
    const picture = draw()
    picture.answers(answer)
    await picture.settled()
    picture.downloads()
    await picture.settled()
    expect(picture.state()).toBe('failed')
    picture.shares()
    await picture.settled()
    expect(picture.state()).toBe('failed')
    picture.answers(async () => true)
    picture.downloads()
    await picture.settled()
    expect([picture.state(), picture.done]).toEqual(['ready', ['download', 'share', 'download']])
  })
})
