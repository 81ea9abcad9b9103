import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { pagerSlots } from '#domain/paging.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './person-look.ts'

interface CreditPagerProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Turns the pages of a person's films. They are no part of the address, so these are buttons. */
export const CreditPager = ({ page, pages, onPage }: CreditPagerProps) => {
  const words = useValue(useApp().text).person
  const narrow = pagerSlots(page, pages, true)
  // At the first and last page the buttons stay, without an effect, so that they keep the keyboard's focus.
  const turn = (target: number) => {
    if (target >= 1 && target <= pages && target !== page) onPage(target)
  }
  return (
    <nav aria-label={words.pages}>
      <ul className={look.pager}>
        <li>
          <IconButton
            className={look.page}
            label={words.previousPage}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={page <= 1}
            onClick={() => turn(page - 1)}
          />
        </li>
        {pagerSlots(page, pages, false).map((slot, index, all) =>
          slot === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={look.onlyWide} aria-hidden="true">
              <Ellipsis className={look.gap} />
            </li>
          ) : (
            <li key={slot} className={narrow.includes(slot) ? undefined : look.onlyWide}>
              <Button
                look="quiet"
                className={look.page}
                aria-label={words.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => turn(slot)}
              >
                {slot}
              </Button>
            </li>
          ),
        )}
        <li>
          <IconButton
            className={look.page}
            label={words.nextPage}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={page >= pages}
            onClick={() => turn(page + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}
