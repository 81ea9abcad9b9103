import { type LiteralElement, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What a caller passes: 'text' is a string, or a number that is written as it is; an array names what a text may be. */
export type Argument = 'text' | 'number' | readonly string[]

export interface Compiled {
  /** An expression that gives the text; its arguments are the fields of `v`. */
  readonly source: string
  readonly arguments: ReadonlyMap<string, Argument>
  /** Arguments whose value is in the text. */
  readonly shown: ReadonlySet<string>
  /** Helpers that the source calls. */
  readonly helpers: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
}

export class TextError extends Error {
  override readonly name = 'TextError'
  /** In characters from the beginning of the text. */
  readonly offset: number
  constructor(problem: string, offset: number) {
    super(problem)
    this.offset = offset
  }
}

const numberStyles = new Set(['percent', 'decimal', 'megabytes'])

const parserProblems: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'A } is missing.',
  EMPTY_ARGUMENT: 'Between { and } is no argument.',
  MALFORMED_ARGUMENT: 'This is no argument.',
  INVALID_ARGUMENT_TYPE: 'Arguments are {name}, {name, number}, {name, plural, …} or {name, select, …}.',
  MISSING_OTHER_CLAUSE: "The form 'other' is missing.",
  UNCLOSED_TAG: 'This tag is not closed.',
  UNMATCHED_CLOSING_TAG: 'This tag is not open.',
  INVALID_TAG: 'This is no tag.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'A form occurs twice.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'A form occurs twice.',
}

export const parsed = (text: string): MessageFormatElement[] => {
  try {
    return parse(text, { captureLocation: true, shouldParseSkeletons: false })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { location } = error as Error & { readonly location?: { readonly start: { readonly offset: number } } }
    throw new TextError(parserProblems[error.message] ?? error.message, location?.start.offset ?? 0)
  }
}

/** The categories of a language's counts, in Unicode's order. */
export const categoriesOf = (locale: string): readonly string[] => {
  const all = ['zero', 'one', 'two', 'few', 'many', 'other']
  const its = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return all.filter((category) => its.some((one) => one === category))
}

const escaped = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')

/** `knownTags` are the functions that the language's grammar exports. */
export const compileText = (text: string, locale: string, knownTags: ReadonlySet<string>): Compiled => {
  const categories = categoriesOf(locale)
  const kinds = new Map<string, Argument>()
  const shown = new Set<string>()
  const helpers = new Set<string>()
  const tags = new Set<string>()

  const note = (name: string, kind: Argument, offset: number): string => {
    if (!/^[a-z][A-Za-z]*$/.test(name)) throw new TextError(`{${name}} is no name of an argument.`, offset)
    const known = kinds.get(name)
    if (known !== undefined && String(known) !== String(kind))
      throw new TextError(`{${name}} is a number in one place and a text in another.`, offset)
    kinds.set(name, kind)
    // Shorter than a name of its own.
    return `v.${name}`
  }
  const call = (helper: string, value: string): string => {
    helpers.add(helper)
    return `${helper}(${value})`
  }
  /** The source of an expression. `counted` is what # stands for. */
  const joined = (elements: readonly MessageFormatElement[], counted: string | null): string => {
    const [first] = elements
    if (elements.length === 1 && first && first.type !== TYPE.literal) return expression(first, counted)
    const part = (element: MessageFormatElement) =>
      element.type === TYPE.literal ? literal(element) : `\${${expression(element, counted)}}`
    return `\`${elements.map(part).join('')}\``
  }

  const literal = ({ value, location }: LiteralElement): string => {
    const left = /[{}]|<\/?[a-z]/i.exec(value)
    if (left)
      throw new TextError(
        `${left[0]} is part of the text: write ’ or '' for an apostrophe.`,
        location?.start.offset ?? 0,
      )
    return escaped(value)
  }

  const expression = (element: Exclude<MessageFormatElement, LiteralElement>, counted: string | null): string => {
    const offset = element.location?.start.offset ?? 0
    switch (element.type) {
      case TYPE.argument:
        shown.add(element.value)
        return call('isolated', note(element.value, 'text', offset))
      case TYPE.number: {
        const { style } = element
        if (style != null && !(typeof style === 'string' && numberStyles.has(style)))
          throw new TextError('The styles of numbers are percent, decimal and megabytes.', offset)
        shown.add(element.value)
        // A rating is passed as a text.
        return call(style ?? 'number', note(element.value, style === 'decimal' ? 'text' : 'number', offset))
      }
      case TYPE.pound:
        if (counted === null) throw new TextError('# stands outside a plural.', offset)
        shown.add(counted.replace('v.', ''))
        return call('number', counted)
      case TYPE.tag:
        if (!knownTags.has(element.value)) throw new TextError(`The tag <${element.value}> is not known.`, offset)
        tags.add(element.value)
        return `${element.value}(${joined(element.children, counted)})`
      case TYPE.select: {
        const { other, ...others } = element.options
        const names = Object.keys(others)
        const name = note(element.value, [...names, 'other'], offset)
        const form = (option: typeof other) => joined(option?.value ?? [], counted)
        return `${names.map((each) => `${name} === '${each}' ? ${form(others[each])} : `).join('')}${form(other)}`
      }
      case TYPE.plural:
        return plural(element, offset)
      default:
        throw new TextError('Dates and times are passed as texts.', offset)
    }
  }

  const plural = (element: Extract<MessageFormatElement, { type: TYPE.plural }>, offset: number): string => {
    if (element.pluralType === 'ordinal') throw new TextError('Ordinal numbers are not known.', offset)
    if (element.offset) throw new TextError('An offset is not known.', offset)
    const name = note(element.value, 'number', offset)
    const forms = Object.entries(element.options).map(([key, { value }]) => [key, joined(value, name)] as const)
    const exact = forms.filter(([key]) => /^=\d+$/.test(key))
    const general = new Map(forms.filter(([key]) => !key.startsWith('=')))
    const missing = categories.filter((category) => !general.has(category))
    const extra = [...general.keys()].filter((key) => !categories.includes(key))
    if (missing.length > 0) throw new TextError(`The form '${missing.join("', '")}' is missing.`, offset)
    if (extra.length > 0) throw new TextError(`This language has no form '${extra.join("', '")}'.`, offset)
    const first = general.get('other') ?? ''
    const isOne = new Set(general.values()).size === 1
    if (!isOne) helpers.add('plural')
    const list = categories.map((category) => `${category}: ${general.get(category)}`).join(', ')
    const rest = isOne ? first : `plural(${name}, { ${list} })`
    const conditions = exact.map(([key, form]) => `${name} === ${key.slice(1)} ? ${form} : `).join('')
    return `${conditions}${rest}`
  }

  const source = joined(parsed(text), null)
  return { source, arguments: kinds, shown, helpers, tags }
}
