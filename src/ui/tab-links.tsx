import { Link } from 'react-router-dom'
import { tabs } from '#styled/recipes'

export interface TabLink {
  readonly key: string
  readonly label: string
  readonly href: string
}

/** Tabs that live in the address: a navigation of links, of which one is current. */
export const TabLinks = ({ label, current, links }: { label: string; current: string; links: readonly TabLink[] }) => {
  const look = tabs()
  return (
    <nav aria-label={label} className={look.list}>
      {links.map((link) => (
        <Link
          key={link.key}
          to={link.href}
          replace
          className={look.tab}
          aria-current={link.key === current ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
