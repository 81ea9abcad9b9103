import { defineSemanticTokens } from '@pandacss/dev'
import { steps, touchSteps } from './tokens.ts'

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

/** Equal lightness and chroma for all genres; white text passes 4.5:1. */
const genreHues = {
  action: 25,
  adventure: 55,
  animation: 95,
  comedy: 80,
  crime: 5,
  documentary: 215,
  drama: 265,
  family: 130,
  fantasy: 300,
  history: 65,
  horror: 15,
  music: 330,
  mystery: 285,
  romance: 350,
  'science-fiction': 235,
  'tv-movie': 195,
  thriller: 250,
  war: 110,
  western: 45,
  other: 0,
} as const

const genreColors = Object.fromEntries(
  Object.entries(genreHues).map(([name, hue]) => [
    name,
    { value: `oklch(0.46 ${name === 'other' ? '0.01' : '0.105'} ${hue})` },
  ]),
)

/** As marks beside a name, at 3:1 on every surface. */
const friendHues = { blue: 255, orange: 60, green: 145, purple: 305, red: 25, teal: 195 } as const
const friendColors = Object.fromEntries(
  Object.entries(friendHues).map(([name, hue]) => [name, pair(`oklch(0.55 0.12 ${hue})`, `oklch(0.72 0.12 ${hue})`)]),
)

/** With large text on a narrow screen the room is for the text: what is between does not grow with it. */
const spacing = Object.fromEntries(
  Object.entries(steps).map(([step, pixels]) => [
    step,
    { value: { base: `${pixels / 16}rem`, _largeText: `${pixels}px` } },
  ]),
)

/** A button that has grown with the text leaves no room for a second one: it grows half as much. */
const sizes = Object.fromEntries(
  Object.entries(touchSteps).map(([step, pixels]) => [
    step,
    { value: { base: `${pixels / 16}rem`, _largeText: `max(${pixels}px, ${pixels / 22}rem)` } },
  ]),
)

export const semanticTokens = defineSemanticTokens({
  spacing,
  sizes,
  colors: {
    canvas: pair('#faf9f7', '#0d0d10'),
    surface: pair('#ffffff', '#16161b'),
    raised: pair('#f2f0ec', '#1e1f26'),
    /** On a raised surface. */
    selected: pair('#ffffff', '#2b2c35'),
    line: pair('#e2dfd8', '#2b2c35'),
    control: pair('#8c887e', '#6d6e7b'),
    fg: pair('#17161a', '#f2f1ee'),
    'fg.muted': pair('#625f58', '#a9a7a0'),
    /** Of text, lines and outlines: it is legible on the canvas. */
    accent: pair('#9a5b00', '#f5b642'),
    /** Of buttons, stars and bars. On the light canvas, what it says needs an outline or words. */
    'accent.fill': pair('#f2ab2e', '#f5b642'),
    'accent.fg': { value: '#1b1304' },
    'accent.soft': pair('#f6ead7', '#2b2314'),
    positive: pair('#16794a', '#3fb97a'),
    'positive.fg': pair('#ffffff', '#04140b'),
    danger: pair('#b3261e', '#f0625d'),
    'danger.fg': pair('#ffffff', '#1d0504'),
    /** Over pictures; the same in both themes. */
    scrim: { value: 'rgb(8 8 10 / 0.74)' },
    /** Behind a dialog. */
    shade: { value: '#040406' },
    'scrim.hover': { value: 'rgb(8 8 10 / 0.92)' },
    veil: { value: 'rgb(8 8 10 / 0.6)' },
    'on-scrim': { value: '#ffffff' },
    star: { value: '#f5b642' },
    clear: { value: 'transparent' },
    current: { value: 'currentcolor' },
    /** The system's colors of what is chosen, where it forces colors. */
    highlight: { value: 'Highlight' },
    'highlight.fg': { value: 'HighlightText' },
    genre: genreColors,
    friend: friendColors,
  },
})
