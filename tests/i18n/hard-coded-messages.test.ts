import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const nodesIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(nodesIn)]

const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-tooltip',
  'dismiss',
  'heading',
  'hint',
  'label',
  'note',
  'placeholder',
  'subtitle',
  'title',
])

const hasLetters = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text)

/** The strings with letters in an expression, its branches and its templates, but not in its calls. */
const literalsIn = (value: unknown): readonly string[] => {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return hasLetters(value['value']) ? [value['value']] : []
    case 'TemplateElement':
      return [(value['value'] as { readonly cooked: string }).cooked].filter(hasLetters)
    case 'JSXExpressionContainer':
    case 'TemplateLiteral':
    case 'LogicalExpression':
      return childrenOf(value).flatMap(literalsIn)
    case 'BinaryExpression':
      return value['operator'] === '+' ? childrenOf(value).flatMap(literalsIn) : []
    case 'ConditionalExpression':
      return [value['consequent'], value['alternate']].flatMap(literalsIn)
    default:
      return []
  }
}

/** Every hard-coded string in JSX source that a user would read or hear. */
const hardCodedIn = (source: string): readonly string[] =>
  nodesIn(parseSync('component.tsx', source).program as unknown as Node).flatMap((node) => {
    if (node.type === 'JSXText') return hasLetters(node['value']) ? [node['value'].trim()] : []
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node['children'] as readonly Node[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(literalsIn)
    }
    if (node.type !== 'JSXAttribute') return []
    const { name } = node['name'] as { readonly name: string }
    return readAttributes.has(name) ? literalsIn(node['value']) : []
  })

describe('components', () => {
  const files = ['app', 'components', 'screens', 'ui'].flatMap((room) => filesIn(`src/${room}`, /\.tsx$/))

  it('have no hard-coded messages, which belong in the message catalog', () => {
    const found = files.flatMap((file) =>
      hardCodedIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
    expect(files.length).toBeGreaterThan(40)
  })

  it.each([
    ['text', 'const A = () => <p>Hello</p>', ['Hello']],
    ['text in braces', "const A = () => <p>{'Hello'}</p>", ['Hello']],
    ['a conditional text', "const A = () => <p>{busy ? 'Saving...' : words.save}</p>", ['Saving...']],
    ['a text after &&', "const A = () => <p>{busy && 'Saving...'}</p>", ['Saving...']],
    ['a template literal', `const A = () => <p>{\`\${count} movies\`}</p>`, [' movies']],
    ['a concatenated text', "const A = () => <p>{count + ' movies'}</p>", [' movies']],
    ['an accessible name', 'const A = () => <button aria-label="Close" />', ['Close']],
    ['a placeholder in braces', "const A = () => <input placeholder={'Search'} />", ['Search']],
    ['a prop of a component', 'const A = () => <Card title="About" note={words.about} />', ['About']],
    ['an alternative text', 'const A = () => <img alt="Poster" />', ['Poster']],
  ])('are reported for %s', (_, source, found) => {
    expect(hardCodedIn(source)).toEqual(found)
  })

  it.each([
    ['a picture without an alternative text', 'const A = () => <img alt="" src="/a.svg" />'],
    ['punctuation', 'const A = () => <p>{a} · {b}</p>'],
    ['messages of the catalog', `const A = () => <p title={words.title}>{\`\${a} · \${words.name}\`}</p>`],
    ['an attribute that is not read', 'const A = () => <p className="big" role="status" />'],
    ['an argument of a call', "const A = () => <p>{text('key')}</p>"],
  ])('may contain %s', (_, source) => {
    expect(hardCodedIn(source)).toEqual([])
  })
})

describe('colours', () => {
  const tokens = ['src/theme/tokens.ts', 'src/theme/semantic-tokens.ts']
  const literal = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\/)/gi

  it('are defined only as tokens of the theme', () => {
    const found = filesIn('src', /\.(tsx?|css)$/)
      .filter((file) => !tokens.includes(file))
      .flatMap((file) => (readFileSync(join(root, file), 'utf8').match(literal) ?? []).map((hex) => `${file}: ${hex}`))
    expect(found).toEqual([])
  })

  it('are found in the tokens', () => {
    expect(readFileSync(join(root, 'src/theme/semantic-tokens.ts'), 'utf8').match(literal)?.length).toBeGreaterThan(20)
  })
})
