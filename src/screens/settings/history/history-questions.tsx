import { useState } from 'react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import {
  type ColumnField,
  columnFields,
  type DateOrder,
  type FileAnswers,
  type FileQuestion,
  type GivenScale,
  type HistoryAnswers,
  type RowMeaning,
} from '#domain/history/questions.ts'
import { formatList } from '#i18n/numbers.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Choice, ChoiceGroup } from '#ui/choice.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { NativeSelect } from '#ui/native-select.tsx'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { label, note, stack } from './styles.ts'

const column = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'end',
})
const sample = css({ alignContent: 'center', minHeight: { sm: '11' } })

const scales: readonly GivenScale[] = [5, 10, 100]
const orders: readonly DateOrder[] = ['day first', 'month first']
const meanings: readonly RowMeaning[] = ['watched', 'watchlist', 'liked', 'list']

/** What is suggested is the answer until another is chosen. */
const suggestedAnswers = ({ columns, ratingScale, dateOrder, meaning, profiles }: FileQuestion): FileAnswers => ({
  ...(columns && { columns: columns.map(({ field }) => field) }),
  ...(ratingScale && { ratingScale: ratingScale.suggested }),
  ...(dateOrder && { dateOrder: dateOrder.suggested }),
  ...(meaning && { meaning: meaning.suggested }),
  ...(profiles && { profile: profiles[0] ?? '' }),
})

interface HistoryQuestionsProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryQuestions = ({ snapshot, send }: HistoryQuestionsProps) => {
  const { questions: messages, cancel } = useSectionMessages('history')
  const { questions, answers: earlier } = snapshot.context
  const [answers, setAnswers] = useState<HistoryAnswers>(() =>
    Object.fromEntries(questions.map((question) => [question.file, suggestedAnswers(question)])),
  )
  const isReading = snapshot.matches({ reading: 'again' })
  const merged = (): HistoryAnswers =>
    Object.fromEntries(
      [...new Set([...Object.keys(earlier), ...Object.keys(answers)])].map((file) => [
        file,
        { ...earlier[file], ...answers[file] },
      ]),
    )
  return (
    <DialogForm onSubmit={() => send({ type: 'questions answered', answers: merged() })}>
      {questions.map((question) => (
        <Question
          key={question.file}
          question={question}
          answers={answers[question.file] ?? {}}
          isDisabled={isReading}
          onAnswer={(answer) => setAnswers({ ...answers, [question.file]: { ...answers[question.file], ...answer } })}
        />
      ))}
      <DialogActions>
        <Button onClick={() => send({ type: 'cancelled' })}>{cancel}</Button>
        <Button variant="solid" type="submit" disabled={isReading}>
          {isReading ? messages.reading : messages.next}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}

interface QuestionProps {
  readonly question: FileQuestion
  readonly answers: FileAnswers
  readonly isDisabled: boolean
  readonly onAnswer: (answer: FileAnswers) => void
}

const Question = ({ question, answers, isDisabled, onAnswer }: QuestionProps) => {
  const { questions: messages } = useSectionMessages('history')
  const language = useValue(useApp().language)
  const { file, ratingScale, dateOrder, meaning, profiles } = question
  return (
    <>
      <Columns question={question} answers={answers} onAnswer={onAnswer} />
      {ratingScale ? (
        <Options
          legend={messages.scale(String(ratingScale.highest))}
          options={scales.map((best) => ({ value: best, text: messages.scales(best) }))}
          chosen={answers.ratingScale}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ ratingScale: chosen })}
        />
      ) : null}
      {dateOrder ? (
        <Options
          legend={messages.dates(formatList(language, dateOrder.samples))}
          options={orders.map((order) => ({ value: order, text: messages[order] }))}
          chosen={answers.dateOrder}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ dateOrder: chosen })}
        />
      ) : null}
      {meaning ? (
        <Options
          legend={messages.meaning(file)}
          options={meanings.map((value) => ({ value, text: messages.meanings[value] }))}
          chosen={answers.meaning}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ meaning: chosen })}
        />
      ) : null}
      {profiles ? (
        <Options
          legend={messages.profiles}
          options={[
            ...profiles.map((profile) => ({ value: profile, text: profile })),
            { value: '', text: messages.allProfiles },
          ]}
          chosen={answers.profile}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ profile: chosen })}
        />
      ) : null}
    </>
  )
}

interface OptionsProps<Value> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly chosen: Value | undefined
  readonly isDisabled: boolean
  readonly onChoose: (value: Value) => void
}

const Options = <Value extends string | number>({
  legend,
  options,
  chosen,
  isDisabled,
  onChoose,
}: OptionsProps<Value>) => (
  <ChoiceGroup legend={legend} disabled={isDisabled}>
    {options.map(({ value, text }) => (
      <Choice key={value} type="radio" name={legend} checked={value === chosen} onChoose={() => onChoose(value)}>
        {text}
      </Choice>
    ))}
  </ChoiceGroup>
)

const Columns = ({ question, answers, onAnswer }: Omit<QuestionProps, 'isDisabled'>) => {
  const { questions: messages } = useSectionMessages('history')
  const language = useValue(useApp().language)
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
      <h3 className={label}>{messages.columns(question.file)}</h3>
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
