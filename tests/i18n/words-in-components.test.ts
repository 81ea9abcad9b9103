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

const spoken = new Set([
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

/** The words that stand in an expression itself, in its branches and in its templates, but not in its calls. */
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

/** Every word in a source of JSX that a person would read or hear. */
const wordsIn = (source: string): readonly string[] =>
  nodesIn(parseSync('component.tsx', source).program as unknown as Node).flatMap((node) => {
    if (node.type === 'JSXText') return hasLetters(node['value']) ? [node['value'].trim()] : []
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node['children'] as readonly Node[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(literalsIn)
    }
    if (node.type !== 'JSXAttribute') return []
    const { name } = node['name'] as { readonly name: string }
    return spoken.has(name) ? literalsIn(node['value']) : []
  })

describe('components', () => {
  const files = ['app', 'components', 'screens', 'ui'].flatMap((room) => filesIn(`src/${room}`, /\.tsx$/))

  it('hold no words: those stand in the catalogue of texts', () => {
    const found = files.flatMap((file) =>
      wordsIn(readFileSync(join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
    expect(files.length).toBeGreaterThan(40)
  })

  it.each([
    ['text', 'const A = () => <p>Hello</p>', ['Hello']],
    ['text in braces', "const A = () => <p>{'Hello'}</p>", ['Hello']],
    ['a choice of texts', "const A = () => <p>{busy ? 'Saving...' : words.save}</p>", ['Saving...']],
    ['a text on a condition', "const A = () => <p>{busy && 'Saving...'}</p>", ['Saving...']],
    ['a text with a number', `const A = () => <p>{\`\${count} movies\`}</p>`, [' movies']],
    ['a text put together', "const A = () => <p>{count + ' movies'}</p>", [' movies']],
    ['a name', 'const A = () => <button aria-label="Close" />', ['Close']],
    ['a name in braces', "const A = () => <input placeholder={'Search'} />", ['Search']],
    ['a name of a component of ours', 'const A = () => <Card title="About" note={words.about} />', ['About']],
    ['a description of a picture', 'const A = () => <img alt="Poster" />', ['Poster']],
  ])('would be found out with %s', (_, source, words) => {
    expect(wordsIn(source)).toEqual(words)
  })

  it.each([
    ['a picture without words', 'const A = () => <img alt="" src="/a.svg" />'],
    ['signs', 'const A = () => <p>{a} · {b}</p>'],
    ['words of the catalogue', `const A = () => <p title={words.title}>{\`\${a} · \${words.name}\`}</p>`],
    ['what nobody reads', 'const A = () => <p className="big" role="status" />'],
    ['an argument', "const A = () => <p>{text('key')}</p>"],
  ])('may hold %s', (_, source) => {
    expect(wordsIn(source)).toEqual([])
  })
})

describe('colours', () => {
  const tokens = ['src/theme/tokens.ts', 'src/theme/semantic-tokens.ts']
  const literal = /(?<!&)#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\/)/gi

  it('stand as tokens in the theme alone', () => {
    const found = filesIn('src', /\.(tsx?|css)$/)
      .filter((file) => !tokens.includes(file))
      .flatMap((file) => (readFileSync(join(root, file), 'utf8').match(literal) ?? []).map((hex) => `${file}: ${hex}`))
    expect(found).toEqual([])
  })

  it('are seen where they are', () => {
    expect(readFileSync(join(root, 'src/theme/semantic-tokens.ts'), 'utf8').match(literal)?.length).toBeGreaterThan(20)
  })
})
