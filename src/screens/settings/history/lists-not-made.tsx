import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { namesOf } from '#wiring/history/history-review.ts'
import { note } from './styles.ts'

export const ListsNotMade = ({ names }: { readonly names: readonly string[] }) => {
  const { review } = useSectionMessages('history')
  return names.length > 0 ? <p className={note}>{review.amountOf(review.listsNotMade, namesOf(names))}</p> : null
}
