import { css } from '#styled/css'

/** The fields of a panel that filters, which scroll between its head and its buttons. */
export const fields = css({
  stack: '4',
  flexGrow: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '4',
  paddingBottom: '4',
})

/** Minutes, to choose from. */
export const runtimes = [60, 75, 90, 100, 110, 120, 135, 150, 180, 210, 240] as const
