import { describe, expect, it } from 'vitest'
import { createImages, isDrawn } from '#tmdb/images.ts'

const images = createImages()

describe('an image', () => {
  it('has a URL with its size on the image host', () => {
    expect(images.src('poster', '/a.jpg', 'w342')).toBe('https://image.tmdb.org/t/p/w342/a.jpg')
    expect(images.src('backdrop', '/a.jpg', 'original')).toBe('https://image.tmdb.org/t/p/original/a.jpg')
  })

  it('can be on another host', () => {
    expect(createImages('http://127.0.0.1:9/img/').src('logo', '/a.png', 'w92')).toBe(
      'http://127.0.0.1:9/img/w92/a.png',
    )
  })

  it.each([
    ['poster', 'w92 92w, w154 154w, w185 185w, w342 342w, w500 500w, w780 780w'],
    ['backdrop', 'w300 300w, w780 780w, w1280 1280w'],
    ['profile', 'w45 45w, w185 185w, h632 421w'],
    ['logo', 'w45 45w, w92 92w, w154 154w, w185 185w'],
  ] as const)('offers each size of a %s with its width', (kind, sizes) => {
    const offered = images.srcSet(kind, '/a.jpg')
    expect(offered?.replaceAll('https://image.tmdb.org/t/p/', '').replaceAll('/a.jpg', '')).toBe(sizes)
  })

  it('is offered as a poster up to the width that is chosen for the visit', () => {
    const offered = createImages('', '154').srcSet('poster', '/a.jpg')
    expect(offered).toBe('/w92/a.jpg 92w, /w154/a.jpg 154w')
    expect(createImages('', '154').srcSet('profile', '/a.jpg')).toContain('421w')
  })

  it.each([null, '/matinee-603.svg', '/matinee-p-12.svg'])('has no URL for the path %s', (path) => {
    expect([images.src('poster', path, 'w185'), images.srcSet('poster', path)]).toEqual([undefined, undefined])
  })

  it.each([
    ['/matinee-603.svg', true],
    ['/matinee.svg', false],
    ['/a-matinee-1.svg', false],
    ['/matinee-603.jpg', false],
    [null, false],
  ])('is drawn by the app if it belongs to the embedded catalog: %s', (path, drawn) => {
    expect(isDrawn(path)).toBe(drawn)
  })
})
