import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'

const list = css({ wrap: '1.5' })
const chip = css({
  paddingInline: '2.5',
  paddingBlock: '0.5',
  borderRadius: 'full',
  background: 'raised',
  textStyle: 'note',
  overflowWrap: 'anywhere',
})

export const TagList = ({ tags }: { tags: readonly string[] }) => {
  const messages = useMessages().diary
  if (tags.length === 0) return null
  return (
    <ul className={list} aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag} className={chip} dir="auto">
          {tag}
        </li>
      ))}
    </ul>
  )
}
