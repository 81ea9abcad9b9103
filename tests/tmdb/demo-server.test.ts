import { inflateSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { type CatalogOptions, type CatalogServer, startCatalog } from '../support/catalog-server.ts'

let server: CatalogServer | undefined
const start = async (options: CatalogOptions = {}): Promise<CatalogServer> => {
  server = await startCatalog(options)
  return server
}

afterEach(async () => {
  await server?.close()
  server = undefined
})

const genres = { body: { genres: expect.arrayContaining([{ id: 28, name: 'Action' }]) }, status: 200 }
const get = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('the catalog server', () => {
  it('responds like the handler, on the loopback interface, under /3', async () => {
    const { url, apiUrl, imageUrl } = await start()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect([apiUrl, imageUrl]).toEqual([`${url}/3`, `${url}/t/p`])
    expect(await get(`${apiUrl}/genre/movie/list`)).toEqual(genres)
    expect((await get(`${apiUrl}/movie/0`)).status).toBe(404)
    expect((await fetch(`${url}/genre/movie/list`)).status).toBe(404)
  })

  it('answers HEAD without a body', async () => {
    const { apiUrl } = await start()
    const response = await fetch(`${apiUrl}/movie/348`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
  })

  it('accepts a token from any origin', async () => {
    const { apiUrl } = await start()
    const preflight = await fetch(`${apiUrl}/movie/348`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect((await fetch(`${apiUrl}/movie/348`, { headers: { Authorization: 'Bearer refused' } })).status).toBe(401)
  })

  it('records each request except preflights, until it is reset', async () => {
    const { apiUrl, requests, heal } = await start()
    await fetch(`${apiUrl}/movie/348`, { method: 'OPTIONS' })
    await get(`${apiUrl}/search/movie?query=alien&page=1`)
    expect(requests).toEqual([
      { method: 'GET', path: '/search/movie', query: { query: 'alien', page: '1' }, authorization: null, cookie: null },
    ])
    heal()
    expect(requests).toEqual([])
  })
})

describe('a fault', () => {
  it.each([
    [400, 22, 'Bad Request'],
    [401, 7, 'Unauthorized'],
    [404, 34, 'Not Found'],
    [429, 25, 'Too Many Requests'],
    [500, 11, 'Internal Server Error'],
    [503, 9, 'Service Unavailable'],
    [418, 15, "I'm a Teapot"],
  ])('with status %i has the body of TMDB', async (status, code, reason) => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', status)
    const response = await fetch(`${apiUrl}/genre/movie/list`)
    expect([response.status, response.statusText]).toEqual([status, reason])
    expect(await response.json()).toEqual({ success: false, status_code: code, status_message: expect.any(String) })
  })

  it('with too many requests says when to retry', async () => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', { status: 429, retryAfter: 2 }, { times: 1 })
    const refused = await fetch(`${apiUrl}/genre/movie/list`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(await get(`${apiUrl}/genre/movie/list`)).toEqual(genres)
  })

  it('can be truncated JSON', async () => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', 'malformed')
    const response = await fetch(`${apiUrl}/genre/movie/list`)
    const text = await response.text()
    expect([response.status, text.slice(0, 11)]).toEqual([200, '{"genres":['])
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it.each([
    ['html', 'text/html;charset=utf-8', /^<!doctype html>/],
    ['empty', 'application/json;charset=utf-8', /^$/],
  ] as const)('can be %s in place of JSON', async (fault, type, body) => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', fault)
    const response = await fetch(`${apiUrl}/genre/movie/list`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(await response.text()).toMatch(body)
  })

  it('can break the connection', async () => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', 'drop')
    await expect(fetch(`${apiUrl}/genre/movie/list`)).rejects.toThrow('fetch failed')
  })

  it('can leave a request without a response, and ends with the server', async () => {
    const { apiUrl, fail, requests, close } = await start()
    fail('/genre/movie/list', 'hang')
    const answer = fetch(`${apiUrl}/genre/movie/list`)
    const ended = expect(answer).rejects.toThrow('fetch failed')
    await expect.poll(() => requests.length).toBe(1)
    await close()
    await ended
  })

  it('can send the right response slowly in small chunks', async () => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', 'drip')
    const response = await fetch(`${apiUrl}/genre/movie/list`)
    const reader = response.body?.getReader()
    const drops = [await reader?.read(), await reader?.read(), await reader?.read()]
    await reader?.cancel()
    expect(drops.map((drop) => drop?.done)).toEqual([false, false, false])
    expect(drops.every((drop) => (drop?.value?.length ?? 0) < 100)).toBe(true)
  })

  it('can be a delay only', async () => {
    const { apiUrl, fail } = await start()
    fail('/genre/movie/list', { delay: 30 })
    const begin = performance.now()
    expect(await get(`${apiUrl}/genre/movie/list`)).toEqual(genres)
    expect(performance.now() - begin).toBeGreaterThan(25)
  })

  it('affects only requests that match its pattern', async () => {
    const { apiUrl, fail } = await start()
    const statuses = async () => {
      const calls = ['/movie/348', '/movie/348/videos', '/person/3']
      return (await Promise.all(calls.map((call) => get(apiUrl + call)))).map(({ status }) => status)
    }
    fail('/movie/348', 500)
    expect(await statuses()).toEqual([500, 200, 200])
    fail('/movie/*', 503)
    expect(await statuses()).toEqual([503, 503, 200])
    fail(/person/, 401)
    expect(await statuses()).toEqual([503, 503, 401])
  })

  it('ends when the server is reset', async () => {
    const { apiUrl, fail, heal } = await start()
    fail('*', 500)
    expect((await get(`${apiUrl}/genre/movie/list`)).status).toBe(500)
    heal()
    expect(await get(`${apiUrl}/genre/movie/list`)).toEqual(genres)
  })
})

describe('images', () => {
  const sizeOf = (png: Buffer): readonly [width: number, height: number] => {
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
    const start = png.indexOf('IDAT') + 4
    const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
    expect(rows).toHaveLength(height * (1 + Math.ceil(width / 8)))
    return [width, height]
  }
  const picture = async (path: string) => {
    const response = await fetch(`${server?.imageUrl}${path}`)
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it.each([
    ['a poster', '/w342/p348.png', [342, 513]],
    ['a small poster', '/w92/p348.png', [92, 138]],
    ['a backdrop', '/w1280/p348-wide.png', [1280, 720]],
    ['a portrait', '/w185/pperson-3.png', [185, 278]],
    ['a tall portrait', '/h632/pperson-3.png', [421, 632]],
    ['a logo', '/w92/pprovider-8.png', [92, 92]],
  ])('have the size of %s', async (_, path, size) => {
    await start({ pictures: true })
    const { response, bytes } = await picture(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000')
    expect(sizeOf(bytes)).toEqual(size)
  })

  it('have the file size of photos', async () => {
    await start({ pictures: true })
    const { bytes } = await picture('/w342/p348.png')
    expect(bytes.length).toBeGreaterThan(20_000)
    expect(bytes.length).toBeLessThan(30_000)
  })

  it('differ between movies and are stable', async () => {
    await start({ pictures: true })
    const [one, same, other] = [
      await picture('/w92/p348.png'),
      await picture('/w92/p348.png'),
      await picture('/w92/p679.png'),
    ]
    expect(one.bytes.equals(same.bytes)).toBe(true)
    expect(one.bytes.equals(other.bytes)).toBe(false)
  })

  it('are referenced in the responses', async () => {
    const { apiUrl } = await start({ pictures: true })
    const { body } = await get(`${apiUrl}/movie/348?append_to_response=credits,watch/providers`)
    const paths = JSON.stringify(body).match(/"\/[^"]+"/g) ?? []
    const { poster_path, backdrop_path } = body as Readonly<Record<string, unknown>>
    expect([poster_path, backdrop_path]).toEqual(['/p348.png', '/p348-wide.png'])
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) expect(path).toMatch(/^"\/[\w-]+\.(jpg|png|svg)"$/)
  })

  it('are not found in a size that TMDB does not have', async () => {
    await start({ pictures: true })
    expect((await picture('/w300/p348.png')).response.status).toBe(404)
    expect((await picture('/w342/p348-wide.png')).response.status).toBe(404)
  })

  it('are disabled by default', async () => {
    const { apiUrl } = await start()
    expect((await picture('/w342/p348.png')).response.status).toBe(404)
    const body = (await get(`${apiUrl}/movie/348`)).body as Readonly<Record<string, unknown>>
    expect(body['poster_path']).toBe('/matinee-348.svg')
  })
})
