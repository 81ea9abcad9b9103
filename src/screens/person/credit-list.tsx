import { useMemo, useRef } from 'react'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { Pager } from '#components/list/pager.tsx'
import type { PersonLink } from '#domain/movie/addresses.ts'
import type { Movie } from '#domain/movie/movie.ts'
import { type CreditOrder, creditComparators, creditOrders, creditsPerPage } from '#domain/movie/person-view.ts'
import { pageOf } from '#domain/values/paging.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { quiet } from '#ui/texts.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { styles } from './person-styles.ts'

interface CreditListProps<Credit extends Movie> {
  readonly from: PersonLink
  readonly credits: readonly Credit[]
  readonly order: CreditOrder
  /** A page beyond the last shows the last. */
  readonly page: number
  readonly empty: string
  readonly noteOf: (credit: Credit) => string | undefined
  readonly onOrder: (order: CreditOrder) => void
  readonly onPage: (page: number) => void
}

export const CreditList = <Credit extends Movie>(props: CreditListProps<Credit>) => {
  const { from, credits, order, page, onOrder, onPage } = props
  const messages = useCoreMessages().person
  const { compare } = useFormats()
  const top = useRef<HTMLUListElement>(null)
  const sorted = useMemo(() => credits.toSorted(creditComparators(compare)[order]), [credits, compare, order])
  if (credits.length === 0) return <p className={quiet}>{props.empty}</p>
  const creditsPage = pageOf(sorted, page, creditsPerPage)
  return (
    <>
      <div className={styles.sort}>
        <NativeSelect
          label={messages.sort}
          choices={creditOrders.map((value) => ({ value, label: messages.orders[value] }))}
          value={order}
          onChange={onOrder}
        />
      </div>
      <ul className={styles.grid} ref={top}>
        {creditsPage.items.map((credit) => (
          <li key={credit.id}>
            <RecommendedCard
              movie={credit}
              from={from}
              note={props.noteOf(credit)}
              sizes="(min-width: 48rem) 11rem, (min-width: 40rem) 30vw, 45vw"
            />
          </li>
        ))}
      </ul>
      {creditsPage.pages > 1 ? (
        <Pager
          label={messages.pages}
          page={creditsPage.page}
          pages={creditsPage.pages}
          onPage={(chosen) => {
            onPage(chosen)
            top.current?.scrollIntoView({ block: 'start' })
          }}
        />
      ) : null}
    </>
  )
}
