import { defineTextStyles } from '@pandacss/dev'

const headline = { fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' } as const

export const textStyles = defineTextStyles({
  title: { value: { fontSize: { base: 'lg', md: '2xl' }, ...headline } },
  /** Of what a dialog is about. */
  name: { value: { fontSize: { base: '1.5rem', md: '2xl' }, ...headline } },
  heading: { value: { fontSize: { base: 'lg', md: 'xl' }, ...headline } },
  section: { value: { fontSize: 'lg', ...headline } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  note: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  // Two of them fit on a small picture, whatever the size of text.
  badge: { value: { fontSize: { base: '2xs', _largeText: '5vw' }, fontWeight: 'semibold', lineHeight: 'none' } },
})
