import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { tabs } from '#styled/recipes/tabs.js'
import { isPlainClick } from './plain-click.ts'

/**
 * Keeps `data-more` of a row that scrolls sideways: at which ends of it something is hidden, 'start', 'end' or both.
 * `items` tells which elements it has: give it another value when there are others.
 */
const useHiddenEnds = (row: RefObject<HTMLElement | null>, items: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other elements
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth
      const ends = [...(element.scrollLeft > 1 ? ['start'] : []), ...(element.scrollLeft < hidden - 1 ? ['end'] : [])]
      element.dataset['more'] = ends.join(' ')
    }
    // It is called after layout, so that no click waits for one: labels have counts, which change with each.
    const sizes = new ResizeObserver(mark)
    for (const each of [element, ...element.children]) sizes.observe(each)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [items])
}

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
    if (!onChoose || !handles(key) || !isPlainClick(event)) return
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
