// biome-ignore-all lint/suspicious/noTemplateCurlyInString: The generated code has templates.
import { describe, expect, it } from 'vitest'
import { readCatalog } from '#tools/messages/catalog.ts'
import { compileText } from '#tools/messages/compile.ts'
import { problemsOfDescriptions } from '#tools/messages/descriptions.ts'
import { modulesOf, type Source } from '#tools/messages/modules.ts'
import { pseudoText } from '#tools/messages/pseudo.ts'
import { stateOf } from '#tools/messages/state.ts'

const compile = (text: string, locale = 'en-US', tags: readonly string[] = ['q']) =>
  compileText(text, locale, new Set(tags)).source

const catalog = (locale: string, messages: object): Source => ({
  ...readCatalog(locale, `messages/${locale}.json`, JSON.stringify(messages, null, 2)),
  grammar: locale,
  tags: new Set(['q']),
})

const generated = (english: object, german: object): string => {
  const modules = modulesOf([catalog('en-US', english), catalog('de-DE', german)], {})
  return modules.find(({ file }) => file === 'de-DE/other.ts')?.source ?? ''
}

describe('a text', () => {
  it.each([
    ['Close', '`Close`'],
    ["Don't", "`Don't`"],
  ])('without arguments is a string: %s', (text, source) => {
    expect(compile(text)).toBe(source)
  })

  it.each([
    ['Add {title}', '`Add ${isolated(v.title)}`'],
    ['{count, number} left', '`${number(v.count)} left`'],
    ['{share, number, percent}', 'percent(v.share)'],
    ['<q>{name}</q> is full', '`${q(isolated(v.name))} is full`'],
    ['{kind, select, movie {A} other {B}}', "v.kind === 'movie' ? `A` : `B`"],
    [
      '{count, plural, =0 {None} one {# movie} other {# movies}}',
      'v.count === 0 ? `None` : plural(v.count, { one: `${number(v.count)} movie`, other: `${number(v.count)} movies` })',
    ],
  ])('becomes code: %s', (text, source) => {
    expect(compile(text)).toBe(source)
  })

  it('of a language without plurals needs no choice', () => {
    expect(compile('{count, plural, other {映画#本}}', 'ja-JP')).toBe('`映画${number(v.count)}本`')
  })

  it.each([
    ["l'{title}", "{ is part of the text: write ’ or '' for an apostrophe."],
    ["dell'<q>{title}</q>", "<q is part of the text: write ’ or '' for an apostrophe."],
    ['{count, plural, other {#}}', "The form 'one' is missing."],
    ['{count, plural, one {#} few {#} other {#}}', "This language has no form 'few'."],
    ['{count, plural, one {#}}', "The form 'other' is missing."],
    ['<b>{name}</b>', 'The tag <b> is not known.'],
    ['<q>{name}', 'This tag is not closed.'],
    ['{name', 'A } is missing.'],
    ['{share, number, ::percent}', 'The styles of numbers are percent, decimal and megabytes.'],
    ['{day, date}', 'Dates and times are passed as texts.'],
    ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'Ordinal numbers are not known.'],
    ['{count} of {count, number}', '{count} is a number in one place and a text in another.'],
    ['{0}', '{0} is no name of an argument.'],
  ])('is refused: %s', (text, problem) => {
    expect(() => compile(text)).toThrow(problem)
  })
})

describe('the pseudo-language', () => {
  it.each([
    ['Settings', '⟦Šééťťťíññĝšš⟧'],
    ["Don't add {title}", "⟦Ďóóñ'ťť áďďď {title}⟧"],
    ['<q>{name}</q> is full', '⟦<q>{name}</q> íšš ƒúúľľľ⟧'],
    ['{count, plural, =0 {No} other {# movies}}', '⟦{count, plural, =0 {Ñóó} other {# ɱóóṽííéšš}}⟧'],
    [
      '{kind, select, movie {A} other {Be}}, {share, number, percent}',
      '⟦{kind, select, movie {Á} other {ƁƁé}}, {share, number, percent}⟧',
    ],
  ])('has accents and brackets, is longer, and leaves arguments alone: %s', (text, pseudo) => {
    expect(pseudoText(text)).toBe(pseudo)
  })
})

describe('the files of the languages', () => {
  const english = { list: { empty: 'Nothing', found: 'Found {count, number}: {name}' } }

  it('become modules of functions with named arguments, whose types are from English', () => {
    const modules = modulesOf([catalog('en-US', english)], {})
    expect(modules.map(({ file }) => file)).toEqual([
      'types.ts',
      'loaders.ts',
      'en-US/rules.ts',
      'en-US/core.ts',
      'en-US/other.ts',
      'pseudo.ts',
      'pseudo/rules.ts',
      'pseudo/core.ts',
      'pseudo/other.ts',
    ])
    expect(modules[0]?.source).toContain(
      'readonly found: (values: { readonly count: number; readonly name: string | number }) => string',
    )
    expect(modules[4]?.source).toContain('found: (v) => `Found ${number(v.count)}: ${isolated(v.name)}`')
  })

  it('may lack a text, which is English then', () => {
    const source = generated(english, { list: { empty: '', found: '{name}: {count, number}' } })
    expect(source).toContain('empty: english["list"]["empty"]')
    expect(source).toContain('found: (v) => `${isolated(v.name)}: ${number(v.count)}`')
  })

  it.each([
    ['a key that English lacks', { list: { more: 'Mehr' } }, 'messages/de-DE.json:3:14 list.more: is not in English.'],
    ['an argument that English lacks', { list: { empty: '{what}' } }, '3:15 list.empty: English has no {what}.'],
    ['a missing argument', { list: { found: '{name}' } }, '3:15 list.found: {count} is missing.'],
    [
      'another kind of argument',
      { list: { found: '{count}, {name}' } },
      '3:15 list.found: In English, {count} is a number.',
    ],
    ['broken markup, at its place', { list: { empty: 'Es "ist" {' } }, '3:26 list.empty: A } is missing.'],
  ])('are refused for %s', (_, german, problem) => {
    expect(() => generated(english, german)).toThrow(problem)
  })

  it('are refused for a key that occurs twice', () => {
    expect(() => readCatalog('de-DE', 'messages/de-DE.json', '{\n  "a": "A",\n  "a": "B"\n}')).toThrow(
      'messages/de-DE.json:3:3 a: occurs twice.',
    )
  })

  it('name all that is wrong', () => {
    const wrong = { list: { empty: '{a}', found: '{name}' } }
    expect(() => generated(english, wrong)).toThrow(/list\.empty.*\n.*list\.found/)
  })
})

describe('the state of the translations', () => {
  const english = catalog('en-US', { close: 'Close', open: 'Open' })
  const german = catalog('de-DE', { close: 'Schließen', open: '' })
  const first = stateOf({}, english, [german])
  const changed = catalog('en-US', { close: 'Close it', open: 'Open' })

  it('names what is missing', () => {
    expect(first.languages).toEqual([{ locale: 'de-DE', translated: 1, missing: ['open'], changed: [] }])
  })

  it('names what was translated before English changed, however often it is looked at', () => {
    const second = stateOf(first.state, changed, [german])
    const third = stateOf(second.state, changed, [german])
    expect([second, third].map(({ languages }) => languages[0]?.changed)).toEqual([['close'], ['close']])
    expect(third.state).toEqual(second.state)
  })

  it('is up to date again after a new translation, after a look, and when English is as it was', () => {
    const { state } = stateOf(first.state, changed, [german])
    const translated = catalog('de-DE', { close: 'Das schließen' })
    const after = [
      stateOf(state, changed, [translated]),
      stateOf(state, changed, [german], ['close']),
      stateOf(state, english, [german]),
    ]
    expect(after.map(({ languages }) => languages[0]?.changed)).toEqual([[], [], []])
  })
})

describe('the descriptions for translators', () => {
  const english = catalog('en-US', { list: { empty: 'Nothing', orders: { best: 'Best' } }, card: { add: 'Add' } })
  const problems = (descriptions: object) => problemsOfDescriptions(catalog('descriptions', descriptions), english)

  it('are of texts, of groups, and of all texts', () => {
    const orders = { '*': 'In a menu.', best: 'Of an order.' }
    expect(problems({ '*': 'Everywhere.', list: { '*': 'A list.', orders }, card: { '*': 'A card.' } })).toEqual([])
  })

  it('name what does not exist, and the groups that have none', () => {
    expect(problems({ list: { '*': 'A list.', full: 'Gone.', rows: { '*': 'Gone.' } } })).toEqual([
      'messages/descriptions.json:4:14 list.full: describes nothing.',
      'messages/descriptions.json:6:13 list.rows.*: describes nothing.',
      'messages/descriptions.json: card.* is missing.',
    ])
  })
})
