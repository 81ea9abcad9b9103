import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Who may import whom (docs/architecture.md); a room may always import itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  machines: ['domain'],
  i18n: ['domain'],
  stores: ['domain'],
  tmdb: ['domain'],
  commands: ['domain', 'i18n', 'stores'],
  'service-worker': [],
  readers: ['domain'],
  devices: ['domain', 'stores'],
  wiring: ['domain', 'machines', 'i18n', 'stores', 'tmdb', 'commands', 'service-worker', 'readers', 'devices'],
  theme: [],
  ui: [],
  'poster-art': ['domain'],
  components: ['poster-art', 'domain', 'machines', 'i18n', 'stores', 'commands', 'wiring', 'ui'],
  screens: ['domain', 'machines', 'i18n', 'stores', 'commands', 'wiring', 'ui', 'components'],
  app: ['domain', 'machines', 'i18n', 'stores', 'commands', 'wiring', 'ui', 'components', 'screens'],
  // Single files beside the rooms.
  'build-settings': ['tmdb', 'wiring'],
  'reload-page': ['service-worker'],
  'old-browser': ['i18n'],
  main: ['build-settings', 'reload-page', 'wiring', 'app'],
  shell: ['build-settings', 'reload-page', 'domain', 'i18n', 'stores', 'tmdb', 'components'],
}

/** Packages that only these rooms may import. */
const packages: readonly { readonly name: RegExp; readonly rooms: readonly string[] }[] = [
  { name: /^react(-dom)?(\/|$)/, rooms: ['wiring', 'ui', 'poster-art', 'components', 'screens', 'app'] },
  { name: /^react-router-dom$/, rooms: ['ui', 'components', 'screens', 'app'] },
  // Stores stay free of React.
  { name: /^@preact\/signals-core$/, rooms: ['stores'] },
  { name: /^@preact\/signals-react(\/|$)/, rooms: ['wiring', 'components', 'screens', 'app'] },
  { name: /^@ark-ui\//, rooms: ['ui'] },
  { name: /^ky$/, rooms: ['tmdb'] },
  { name: /^valibot$/, rooms: ['domain', 'tmdb'] },
  { name: /^idb$/, rooms: ['stores'] },
  { name: /^jose$/, rooms: ['devices'] },
  { name: /^papaparse$/, rooms: ['readers'] },
  { name: /^fflate$/, rooms: ['readers', 'wiring'] },
  { name: /^xstate$/, rooms: ['machines', 'wiring'] },
  { name: /^@xstate\/react$/, rooms: ['wiring'] },
  { name: /^@pandacss\//, rooms: ['theme'] },
]

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file))

interface Edge {
  readonly file: string
  readonly specifier: string
  readonly isType: boolean
  /** Whether it loads only when it is called for. */
  readonly isLater?: boolean
}

const importsOf = (file: string): readonly Edge[] => {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  const stated = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isType: false,
    isLater: true,
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  )
  const values = passedOn.map((specifier) => ({ specifier, isType: false }))
  return [...stated, ...dynamic, ...values].map((edge) => ({ file, ...edge }))
}

const roomOf = (path: string): string => {
  const [first = '', second = ''] = path.split(sep)
  if (first !== 'src') return first
  return second.replace(/\.tsx?$/, '')
}

const pathOf = (file: string, specifier: string): string | null => {
  const alias = /^#([\w-]+)\//.exec(specifier)?.[1]
  if (alias) return join(alias === 'machines' ? '' : 'src', specifier.slice(1))
  return specifier.startsWith('.') ? relative(root, join(root, file, '..', specifier)) : null
}

const targetOf = (file: string, specifier: string): string | null => {
  const path = pathOf(file, specifier)
  const room = path === null ? null : roomOf(path)
  // What is compiled of the messages' files.
  return room === 'messages' ? 'i18n' : room
}

const files = [...filesIn('src'), ...filesIn('machines')]
const edges = files.flatMap(importsOf)

/** Rooms in which nothing is kept but by App. Elsewhere, a map that modules share is the cache of a pure function. */
const stateless = ['commands', 'wiring', 'components', 'screens', 'app']

/** A page may create a Trusted Types policy only once. */
const stateOfThePage = [join('src/wiring/root/start-worker.ts')]

const collections = ['Map', 'Set', 'WeakMap', 'WeakSet', 'QueryClient']

/** The names of what a module can change: its variables, and collections that begin empty. */
const stateIn = (file: string): readonly string[] =>
  parseSync(file, readFileSync(join(root, file), 'utf8')).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) => {
      const isEmptyCollection =
        init?.type === 'NewExpression' &&
        init.callee.type === 'Identifier' &&
        collections.includes(init.callee.name) &&
        (init.arguments.length === 0 || init.callee.name === 'QueryClient')
      const changes = declared.kind !== 'const' || isEmptyCollection
      return changes && id.type === 'Identifier' ? [`${file}: ${id.name}`] : []
    })
  })

/** Rooms whose folders do not import each other in a circle. */
const layered = ['src/domain', 'src/components', 'src/wiring']

const folderOf = (room: string, path: string): string => relative(room, path).split(sep)[0] ?? ''

const foldersBelow = (room: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const below = new Map<string, Set<string>>()
  for (const { file, specifier } of edges) {
    const path = pathOf(file, specifier)
    if (!file.startsWith(room + sep) || !path?.startsWith(room + sep)) continue
    const [from, to] = [folderOf(room, file), folderOf(room, path)]
    if (from !== to) below.set(from, (below.get(from) ?? new Set()).add(to))
  }
  return below
}

const reaches = (
  below: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean =>
  [...(below.get(from) ?? [])].some((next) => {
    if (next === to) return true
    if (seen.has(next)) return false
    seen.add(next)
    return reaches(below, next, to, seen)
  })

describe('the rooms', () => {
  it('are all listed', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in allowed))).toEqual([])
    expect(files.length).toBeGreaterThan(80)
    expect(edges.length).toBeGreaterThan(200)
  })

  it('import only the rooms below them', () => {
    const crossed = edges.filter(({ file, specifier }) => {
      const [from, to] = [roomOf(file), targetOf(file, specifier)]
      return to !== null && to !== from && to !== 'styled' && !allowed[from]?.includes(to)
    })
    expect(crossed).toEqual([])
  })

  it.each(layered)('%s has folders that form no circle', (room) => {
    const below = foldersBelow(room)
    expect(below.size).toBeGreaterThan(3)
    expect([...below.keys()].filter((folder) => reaches(below, folder, folder))).toEqual([])
  })

  it('are put together in a composition root, which only the start of the app imports', () => {
    const inRoot = (path: string | null) => path?.startsWith(join('src/wiring/root', sep)) === true
    const known = edges.filter(
      ({ file, specifier }) => inRoot(pathOf(file, specifier)) && !inRoot(file) && roomOf(file) !== 'main',
    )
    expect(known).toEqual([])
  })

  it('keep no state in their modules: services belong to App', () => {
    const known = files.filter((file) => stateless.includes(roomOf(file)) && !stateOfThePage.includes(file))
    expect(known.flatMap(stateIn)).toEqual([])
    expect(stateOfThePage.flatMap(stateIn)).toEqual(['src/wiring/root/start-worker.ts: policy'])
  })

  it('hold what is looked for in a folder of at most 25 files', () => {
    const sizes = new Map<string, number>()
    for (const file of files) sizes.set(join(file, '..'), (sizes.get(join(file, '..')) ?? 0) + 1)
    expect([...sizes].filter(([, size]) => size > 25)).toEqual([])
  })

  it('show stored records only through the wiring', () => {
    const direct = edges.filter(
      ({ file, specifier, isType }) =>
        ['screens', 'components'].includes(roomOf(file)) && targetOf(file, specifier) === 'stores' && !isType,
    )
    expect(direct).toEqual([])
  })

  it('read only the texts that are there from the start in what Home loads', () => {
    const loaded = new Set<string>()
    const load = (file: string) => {
      if (loaded.has(file)) return
      loaded.add(file)
      for (const { file: importer, specifier, isType, isLater } of edges)
        if (importer === file && !isType && !isLater) load(pathOf(file, specifier) ?? '')
    }
    load(join('src/app/mount.tsx'))
    const reads = ({ file, specifier }: Edge) => loaded.has(file) && /use-messages\.ts$/.test(specifier)
    expect(edges.filter(reads).map(({ file }) => file)).toEqual([join('src/components/loading/lazy-component.tsx')])
    expect(loaded.size).toBeGreaterThan(100)
  })

  it('never import another screen', () => {
    const screenOf = (path: string) => path.split(sep)[2]
    const crossed = edges.filter(({ file, specifier }) => {
      if (roomOf(file) !== 'screens') return false
      if (specifier.startsWith('#screens/')) return true
      return specifier.startsWith('.') && screenOf(relative(root, join(root, file, '..', specifier))) !== screenOf(file)
    })
    expect(crossed).toEqual([])
  })

  it('import restricted packages only where they are allowed', () => {
    const astray = edges.filter(({ file, specifier }) =>
      packages.some(({ name, rooms }) => name.test(specifier) && !rooms.includes(roomOf(file))),
    )
    expect(astray).toEqual([])
  })

  it('keep the domain free of every package except the schema library', () => {
    const foreign = edges.filter(
      ({ file, specifier }) => roomOf(file) === 'domain' && !/^(\.|#domain\/|valibot$)/.test(specifier),
    )
    expect(foreign).toEqual([])
  })
})
