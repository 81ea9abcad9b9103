import { defineConfig } from '@pandacss/dev'
import { globalCss } from './src/theme/global-css.ts'
import { animationStyles, layerStyles } from './src/theme/layer-styles.ts'
import { recipes, slotRecipes } from './src/theme/recipes/recipes.ts'
import { semanticTokens } from './src/theme/semantic-tokens.ts'
import { textStyles } from './src/theme/text-styles.ts'
import { tokens } from './src/theme/tokens.ts'
import { utilities } from './src/theme/utilities.ts'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: false,
  strictTokens: true,
  logLevel: 'error',
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled',
  conditions: {
    extend: {
      dark: ':root[data-theme=dark] &',
      // A touch leaves what it touched hovered.
      hover: ['@media (hover: hover)', '&:hover'],
      hoverable: '@media (hover: hover)',
      touch: '@media (hover: none)',
      // Such as a phone with text of twice the size.
      largeText: '@media (max-width: 19.99rem)',
      // A phone held across, or a page zoomed to 200 %.
      lowScreen: '@media (max-height: 31.24rem)',
    },
  },
  theme: {
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '120rem', '3xl': '150rem' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
    keyframes: {
      pulse: { '50%': { opacity: '0.55' } },
      rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
      lift: { from: { transform: 'translateY(0.5rem)' } },
      fade: { from: { opacity: '0' } },
    },
  },
  utilities: { extend: utilities },
  globalCss,
  hooks: {
    // Thirty variables on every element, for utilities that nothing here uses.
    'preset:resolved': ({ preset, utils }) => utils.omit(preset, ['globalCss']),
  },
})
