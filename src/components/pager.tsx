import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { type MouseEvent, memo, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pagerSlots } from '#domain/paging.ts'
import { css, cx } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'

const slots = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  paddingTop: '4',
})
const onlyWide = css({ display: { base: 'none', md: 'block' } })
const slot = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '11',
  height: '11',
  paddingInline: '2',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'clear',
  textStyle: 'label',
  color: 'fg',
  textDecoration: 'none',
  '& svg': { width: '5', height: '5' },
  '&:is(a)': { _hover: { background: 'raised' } },
  '&[aria-current=page]': {
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 'semibold',
    _highContrast: { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
  '&[aria-disabled=true]': { color: 'fg.muted', opacity: '0.5', cursor: 'default', background: 'clear' },
})
const gap = css({ color: 'fg.muted' })

interface PagerProps {
  /** The page shown, from 1. */
  readonly page: number
  readonly pages: number
  /** Address of a page, for the link and for 'open in new tab'. */
  readonly hrefFor: (page: number) => string
  /** Names the landmark. */
  readonly label: string
  /** Takes a plain click in the router's place. */
  readonly onPage?: (page: number) => void
  /**
   * Called for a page that is probably next: its link is hovered or focused, or the pager is about to come into view.
   */
  readonly onNear?: (page: number) => void
}

const Pages = ({ page, pages, hrefFor, label, onPage, onNear }: PagerProps) => {
  const messages = useMessages().pager
  const narrow = pagerSlots(page, pages, true)
  const place = useRef<HTMLElement>(null)
  const near = useEffectEvent((target: number) => onNear?.(target))
  useEffect(() => {
    const element = place.current
    if (!element || page >= pages) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near(page + 1)
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [page, pages])

  const linkTo = (target: number) => ({
    className: slot,
    to: hrefFor(target),
    onClick: (event: MouseEvent) => {
      if (target === page && isPlain(event)) return event.preventDefault()
      if (!onPage || !isPlain(event)) return
      event.preventDefault()
      onPage(target)
    },
    onPointerEnter: () => onNear?.(target),
    onFocus: () => onNear?.(target),
  })
  return (
    <nav ref={place} aria-label={label}>
      <ul className={slots}>
        <li>
          {/* At the ends the link stays, without an effect, so that it keeps the keyboard's focus. */}
          <Link {...linkTo(Math.max(1, page - 1))} aria-label={messages.previous} aria-disabled={page <= 1}>
            <ChevronLeft aria-hidden="true" />
          </Link>
        </li>
        {pagerSlots(page, pages, false).map((target, index, all) =>
          target === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={onlyWide} aria-hidden="true">
              <span className={cx(slot, gap)}>
                <Ellipsis />
              </span>
            </li>
          ) : (
            <li key={target} className={narrow.includes(target) ? undefined : onlyWide}>
              <Link
                {...linkTo(target)}
                aria-label={messages.page(target)}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </Link>
            </li>
          ),
        )}
        <li>
          <Link {...linkTo(Math.min(pages, page + 1))} aria-label={messages.next} aria-disabled={page >= pages}>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/**
 * Links to the pages of a list: the first, the neighbours and the last; under 768 px first, current and last. Without
 * `memo` every change of a film would render them again.
 */
export const Pager = memo(Pages)

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
