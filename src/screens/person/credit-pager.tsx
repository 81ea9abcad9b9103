import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { pagerSlots } from '#domain/paging.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { styles } from './person-styles.ts'

interface CreditPagerProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** Turns the pages of a person's films. They are no part of the address, so these are buttons. */
export const CreditPager = ({ page, pages, onPage }: CreditPagerProps) => {
  const messages = useMessages().person
  const narrow = pagerSlots(page, pages, true)
  // At the first and last page the buttons stay, without an effect, so that they keep the keyboard's focus.
  const turn = (target: number) => {
    if (target >= 1 && target <= pages && target !== page) onPage(target)
  }
  return (
    <nav aria-label={messages.pages}>
      <ul className={styles.pager}>
        <li>
          <IconButton
            className={styles.page}
            label={messages.previousPage}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={page <= 1}
            onClick={() => turn(page - 1)}
          />
        </li>
        {pagerSlots(page, pages, false).map((slot, index, all) =>
          slot === 'gap' ? (
            <li key={`after ${all[index - 1]}`} className={styles.onlyWide} aria-hidden="true">
              <Ellipsis className={styles.gap} />
            </li>
          ) : (
            <li key={slot} className={narrow.includes(slot) ? undefined : styles.onlyWide}>
              <Button
                variant="quiet"
                className={styles.page}
                aria-label={messages.page(slot)}
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
            className={styles.page}
            label={messages.nextPage}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={page >= pages}
            onClick={() => turn(page + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}
