import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { tabs } from '#styled/recipes/tabs.js'
import { useHiddenEnds } from './hooks/use-hidden-ends.ts'

export interface TabLink<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly href: string
}

interface TabLinksProps<Key extends string> {
  readonly label: string
  readonly current: Key
  readonly links: readonly TabLink<Key>[]
  /** Called for plain clicks, instead of the router's navigation. */
  readonly onChoose?: ((key: Key) => void) | undefined
  /** Which tabs `onChoose` is called for; all by default. */
  readonly handles?: (key: Key) => boolean
}

/** For tabs with an address of their own. */
export const TabLinks = <Key extends string>({
  label,
  current,
  links,
  onChoose,
  handles = () => true,
}: TabLinksProps<Key>) => {
  const place = links.findIndex(({ key }) => key === current) + 1
  const choose = (event: MouseEvent, key: Key) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!onChoose || !handles(key) || event.button !== 0 || !isPlain) return
    event.preventDefault()
    onChoose(key)
  }
  const styles = tabs()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${place})`)
    if (list.current && open)
      list.current.scrollLeft =
        open.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2
  }, [place])
  useHiddenEnds(list, links.map(({ key }) => key).join())
  return (
    <nav ref={list} aria-label={label} className={styles.list} data-many={links.length > 3 ? '' : undefined}>
      {links.map((link) => (
        <Link
          key={link.key}
          to={link.href}
          replace
          onClick={(event) => choose(event, link.key)}
          className={styles.tab}
          aria-current={link.key === current ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
