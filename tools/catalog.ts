import { parseArgs } from 'node:util'
import { startCatalog } from '#tests/support/catalog-server.ts'

const usage = 'npm run catalog -- [--port 4001] [--delay milliseconds] [--pictures]'

const optionsFrom = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4001' },
      delay: { type: 'string', default: '0' },
      pictures: { type: 'boolean', default: false },
    },
  })
  const [port, delay] = [Number(values.port), Number(values.delay)]
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || !(delay >= 0)) throw new TypeError(usage)
  return { port, delay, pictures: values.pictures }
}

export const main = async (args: string[]): Promise<never> => {
  const options = optionsFrom(args)
  const { apiUrl, imageUrl } = await startCatalog({ ...options, now: Date.now })
  const images = options.pictures ? `VITE_TMDB_IMAGE_URL=${imageUrl} ` : ''
  console.log(`The catalog answers as TMDB at ${apiUrl}`)
  console.log(`VITE_TMDB_BASE_URL=${apiUrl} ${images}VITE_TMDB_API_KEY=any npm run dev`)
  return new Promise(() => {})
}
