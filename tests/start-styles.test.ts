import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { laterLayer, namesIn, onlyUsed } from '#tools/vite/start-styles.ts'

const chunk = (code: string, moduleIds: string[] = []) => ({ code, moduleIds })

describe('the stylesheet of the start', () => {
  const shows = namesIn([
    chunk(
      'const card = "p_2 hover\\:c_accent grid-tc_[repeat(2,_1fr)]"; const link = `after:content_""`; button({ look }); style={`--tone-$' +
        '{genre}`}',
      ['/styled-system/recipes/button.js'],
    ),
  ])

  it.each([
    ['keeps a class that its code spells out', 'p_2', true],
    ['drops one that only later code does', 'p_4', false],
    ['keeps a class with brackets in its name', 'grid-tc_[repeat(2,_1fr)]', true],
    ['keeps a class with quotes in its name', 'after:content_""', true],
    ['drops a class with brackets that only later code spells out', 'grid-tc_[repeat(3,_1fr)]', false],
    ['keeps all of a recipe that it runs', 'button--look_solid', true],
    ['drops a recipe that only later code runs', 'tabs__list', false],
    ['keeps the variables whose names it completes', '--tone-drama', true],
  ])('%s', (_, name, isKept) => {
    expect(shows(name)).toBe(isKept)
  })

  it('loses the other rules, the layers left empty and the variables that nothing uses any more', () => {
    const css = `@layer tokens{:root{--a:var(--b);--b:1px;--c:2px}}
@layer base{body{margin:var(--c)}}
@layer utilities{.p_2{padding:0}@media print{.p_4{padding:var(--a)}}.p_2,.p_4{color:red}}`
    expect(onlyUsed(css, (name) => name === 'p_2')).toBe(`@layer tokens{:root{--c:2px}}
@layer base{body{margin:var(--c)}}
@layer utilities{.p_2{padding:0}.p_2{color:red}}`)
  })

  it('is followed by all rules in one layer above the others', async () => {
    const css = '@layer reset, base, tokens, utilities;@layer base{body{margin:0}}@layer utilities{.p_2{padding:0}}'
    const process = async (from: string) => (await postcss([laterLayer()]).process(css, { from })).css
    expect(await process('/src/index.css')).toBe(css)
    expect(await process('/src/later.css')).toBe(
      '@layer reset, base, tokens, utilities, later;@layer later{@layer utilities{.p_2{padding:0}}}',
    )
  })
})
