import { describe, expect, it } from 'vitest'
import { type StyleFunctions, withoutStyleCalls } from '#tools/vite/static-styles.ts'

const functions: StyleFunctions = {
  css: (styles) => Object.keys(styles as object).join(' '),
  toast: (variants) => ({ root: `toast ${JSON.stringify(variants)}` }),
}
const worked = (code: string) => withoutStyleCalls(code, 'card.tsx', functions)

describe('style calls in the built app', () => {
  it.each([
    [
      'become the class names they answer',
      "import { css } from '#styled/css'\nconst box = css({ color: 'fg' })",
      'import { css } from \'#styled/css\'\nconst box = "color"',
    ],
    [
      'of a recipe with parts become an object of class names',
      "import { toast } from '#styled/recipes'\nconst look = toast({ tone: 'error' })",
      'import { toast } from \'#styled/recipes\'\nconst look = {"root":"toast {\\"tone\\":\\"error\\"}"}',
    ],
    [
      'of a recipe with values of run time stay',
      "import { toast } from '#styled/recipes'\nconst look = toast({ tone })",
      "import { toast } from '#styled/recipes'\nconst look = toast({ tone })",
    ],
    [
      'of other functions of the same name stay',
      "import { css } from './other.ts'\nconst box = css({ color: 'fg' })",
      "import { css } from './other.ts'\nconst box = css({ color: 'fg' })",
    ],
  ])('%s', (_, code, result) => {
    expect(worked(code)).toBe(result)
  })

  it('fail the build when css() is not static, and name the place', () => {
    expect(() => worked("import { css } from '#styled/css'\n\nconst box = css({ color: tone })")).toThrow(
      'card.tsx:3: css() takes literals alone',
    )
  })
})
