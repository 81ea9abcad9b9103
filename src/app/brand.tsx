import { Link } from 'react-router-dom'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { onlyInWideSidebar } from './sidebar-text.ts'

const brand = css({
  display: 'inline-flex',
  row: { base: '2.5', md: '0', lg: '2.5' },
  justifyContent: { md: 'center', lg: 'flex-start' },
  minHeight: '11',
  paddingInline: { base: '3', md: '0', lg: '3' },
  color: 'fg',
  textStyle: 'section',
  '& svg': { width: '8', height: '8', flexShrink: '0', color: 'accent.fill' },
})

export const Mark = () => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d="M8 21a8 8 0 0 1 16 0Z" fill="currentcolor" />
    <path
      d="M16 9V5.5M7.6 12.6 5.1 10.1M24.4 12.6l2.5-2.5M3.5 21h25M8 26h16"
      stroke="currentcolor"
      strokeWidth="2.25"
      strokeLinecap="round"
    />
  </svg>
)

export const Brand = () => (
  <Link className={brand} to="/">
    <Mark />
    <span className={onlyInWideSidebar}>{useCoreMessages().app.name}</span>
  </Link>
)
