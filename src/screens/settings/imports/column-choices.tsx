import { type ColumnField, columnFields, type FileAnswers, type FileQuestion } from '#domain/imports/questions.ts'
import { formatList } from '#i18n/numbers.ts'
import { css, cx } from '#styled/css'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { label, note, problem, stack } from '../styles.ts'

const column = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', sm: '2' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'end',
})
const sample = css({ alignContent: 'center', minHeight: { sm: '11' }, overflowWrap: 'anywhere' })

interface ColumnChoicesProps {
  readonly question: FileQuestion
  readonly answers: FileAnswers
  /** Continue was pressed, and no column names the movies. */
  readonly isRefused: boolean
  readonly onAnswer: (answer: FileAnswers) => void
}

/** What each column of a table holds. */
export const ColumnChoices = ({ question, answers, isRefused, onAnswer }: ColumnChoicesProps) => {
  const { questions: messages } = useMessages().history
  const language = useValue(useApp().language.current)
  const columns = question.columns ?? []
  const fields = answers.columns ?? []
  const choices = [
    { value: '' as const, label: messages.ignored },
    ...columnFields.map((field) => ({ value: field, label: messages.fields[field] })),
  ]
  const choose = (index: number, field: ColumnField | '') =>
    onAnswer({ columns: columns.map((_, at) => (at === index ? field || null : (fields[at] ?? null))) })
  if (columns.length === 0) return null
  return (
    <div className={stack}>
      <h3 className={label}>{messages.columns({ file: question.file })}</h3>
      {isRefused ? (
        <p className={problem} role="alert">
          {messages.noTitle}
        </p>
      ) : null}
      {columns.map(({ header, samples }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one header, and none moves
        <div key={index} className={column}>
          <NativeSelect
            label={header}
            labelPlacement="above"
            choices={choices}
            value={fields[index] ?? ''}
            onChange={(field) => choose(index, field)}
          />
          <span className={cx(note, sample)} dir="auto">
            {formatList(language, samples)}
          </span>
        </div>
      ))}
    </div>
  )
}
