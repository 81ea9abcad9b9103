import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { type MouseEvent, memo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pagerSlots } from '#domain/values/paging.ts'
import { css, cx } from '#styled/css'
import { isPlainClick } from '#ui/plain-click.ts'
import { quiet } from '#ui/texts.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const slots = css({ row: '1', justifyContent: 'center', paddingTop: '4' })
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
  borderColor: 'clear',
  textStyle: 'label',
  color: 'fg',
  textDecoration: 'none',
  '& svg': { width: '5', height: '5' },
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&[aria-current=page]': {
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 'semibold',
    _highContrast: { background: 'highlight', color: 'highlight.fg', forcedColorAdjust: 'none' },
  },
  '&[aria-disabled=true]': { color: 'fg.muted', opacity: '0.5', cursor: 'default', background: 'clear' },
})

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly label: string
  readonly onPage: (page: number) => void
  /** Makes the pages links; `onPage` is then called for plain clicks. Without it they are buttons. */
  readonly hrefFor?: (page: number) => string
  /** Called to prefetch: a page's slot is hovered or focused, or the pager comes into view. */
  readonly onNear?: (page: number) => void
}

const Pages = ({ page, pages, label, onPage, hrefFor, onNear }: PagerProps) => {
  const messages = useCoreMessages().pager
  const narrow = pagerSlots(page, pages, true)
  const container = useRef<HTMLElement>(null)
  const handleNear = useEffectEvent((target: number) => onNear?.(target))
  useEffect(() => {
    const element = container.current
    if (!element || page >= pages) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) handleNear(page + 1)
      },
      { rootMargin: '800px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [page, pages])

  const slotOf = (target: number) => {
    const clamped = Math.min(pages, Math.max(1, target))
    return {
      href: hrefFor?.(clamped),
      onChoose: () => {
        if (clamped !== page) onPage(clamped)
      },
      onNear: () => onNear?.(clamped),
    }
  }
  return (
    <nav ref={container} aria-label={label}>
      <ul className={slots}>
        <li>
          {/* `aria-disabled` only: at both ends the arrows must keep the focus. */}
          <Slot {...slotOf(page - 1)} label={messages.previous} data-tooltip={messages.previous} disabled={page <= 1}>
            <ChevronLeft aria-hidden="true" />
          </Slot>
        </li>
        {pagerSlots(page, pages, false).map((target, index, all) =>
          target === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={onlyWide} aria-hidden="true">
              <span className={cx(slot, quiet)}>
                <Ellipsis />
              </span>
            </li>
          ) : (
            <li key={target} className={narrow.includes(target) ? undefined : onlyWide}>
              <Slot {...slotOf(target)} label={messages.page({ page: target })} current={target === page}>
                {target}
              </Slot>
            </li>
          ),
        )}
        <li>
          <Slot {...slotOf(page + 1)} label={messages.next} data-tooltip={messages.next} disabled={page >= pages}>
            <ChevronRight aria-hidden="true" />
          </Slot>
        </li>
      </ul>
    </nav>
  )
}

/** Without `memo`, every change of a movie renders the pager again. */
export const Pager = memo(Pages)

interface SlotProps {
  readonly href: string | undefined
  readonly label: string
  readonly current?: boolean
  readonly disabled?: boolean
  readonly 'data-tooltip'?: string
  readonly onChoose: () => void
  readonly onNear: () => void
  readonly children: ReactNode
}

const Slot = ({ href, label, current, disabled, onChoose, onNear, ...rest }: SlotProps) => {
  const props = {
    ...rest,
    className: slot,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled,
    onPointerEnter: onNear,
    onFocus: onNear,
  }
  if (href === undefined) return <button type="button" {...props} onClick={onChoose} />
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose()
  }
  return <Link {...props} to={href} onClick={follow} />
}
