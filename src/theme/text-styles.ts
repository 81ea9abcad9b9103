import { defineTextStyles } from '@pandacss/dev'

export const textStyles = defineTextStyles({
  title: {
    value: {
      fontSize: { base: 'lg', md: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  /** Of what a dialog is about. */
  name: {
    value: {
      fontSize: { base: '1.5rem', md: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  heading: {
    value: {
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 'bold',
      lineHeight: 'tight',
      letterSpacing: 'tight',
    },
  },
  section: {
    value: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
  },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  note: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  // Two of them fit on a small picture, whatever the size of text.
  badge: { value: { fontSize: { base: '2xs', _largeText: '5vw' }, fontWeight: 'semibold', lineHeight: 'none' } },
})
