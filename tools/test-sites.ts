import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { buildSite, generateCode, root } from './processes.ts'

const folder = join(root, 'node_modules/.cache/matinee')

export const testSites = {
  /** Without a key: the embedded catalog answers until the user stores one. */
  demo: join(folder, 'site-demo'),
  /** With a key built in. */
  keyed: join(folder, 'site-keyed'),
  /** The demo below a path, in a folder of that path. */
  below: join(folder, 'site-below/matinee'),
  /** The demo with the pseudo-language, which no release has. */
  pseudo: join(folder, 'site-pseudo'),
} as const

export type TestSite = keyof typeof testSites

export const testBases: Readonly<Record<TestSite, string>> = {
  demo: '/',
  keyed: '/',
  below: '/matinee/',
  pseudo: '/',
}

/** A name, because the builds are made before a worker's port is known. */
const tmdbHost = 'tmdb.localhost'

// Set rather than left out: a developer's .env must not reach the tests.
const demo = {
  VITE_TMDB_BASE_URL: `http://${tmdbHost}/3`,
  VITE_TMDB_IMAGE_URL: `http://${tmdbHost}/t/p`,
  VITE_TMDB_API_KEY: '',
}

export const testKey = 'a-test-key'

const keyed = { ...demo, VITE_TMDB_API_KEY: testKey }

/** What `tests/browser/folder-store.test.ts` runs in a page: the app's own copy of the store is in its worker. */
export const folderStoreScript = join(folder, 'scripts/folder-store.js')

const buildFolderStoreScript = () =>
  build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['browser'] },
    build: {
      outDir: dirname(folderStoreScript),
      lib: {
        entry: join(root, 'tests/browser/folder-store-page.ts'),
        formats: ['iife'],
        name: 'page',
        fileName: () => basename(folderStoreScript),
      },
    },
  })

export const buildTestSites = async (
  names: readonly TestSite[] = ['demo', 'keyed', 'below', 'pseudo'],
): Promise<void> => {
  await generateCode()
  await Promise.all([
    buildFolderStoreScript(),
    ...names.map((name) =>
      buildSite(
        testSites[name],
        name === 'keyed' ? keyed : demo,
        testBases[name],
        name === 'pseudo' ? name : 'production',
      ),
    ),
  ])
}

/** The keyed site with the build of React that records what it does. @returns its folder */
export const buildProfiledSite = async (): Promise<string> => {
  const dir = join(folder, 'site-profiled')
  await buildSite(dir, keyed, '/', 'profiling')
  return dir
}

/** Makes Chromium resolve TMDB's hosts to the catalog server, and no other host beyond this machine. */
export const browserArguments = (catalogUrl: string): string[] => [
  `--host-resolver-rules=MAP ${tmdbHost}:80 ${new URL(catalogUrl).host},MAP * ~NOTFOUND,EXCLUDE localhost,EXCLUDE 127.0.0.1`,
  '--no-proxy-server',
]
