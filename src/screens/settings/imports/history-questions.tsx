import { useId, useState } from 'react'
import { useViewingDate } from '#components/diary/use-viewing-date.ts'
import {
  type DateNumbers,
  dateNumbers,
  dateOrders,
  type Encoding,
  type FileAnswers,
  type FileQuestion,
  type GivenScale,
  type HistoryAnswers,
  nameMovies,
  type RowMeaning,
  suggestedAnswers,
} from '#domain/imports/questions.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { BackToQuestions } from './back-to-questions.tsx'
import { ColumnChoices } from './column-choices.tsx'

const names: Readonly<Record<Encoding, string>> = {
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift-JIS',
  gbk: 'GBK',
  'euc-kr': 'EUC-KR',
  'windows-1251': 'Windows-1251',
}
const scales: readonly GivenScale[] = [5, 10, 20, 100]
const ratings = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const
const meanings: readonly RowMeaning[] = ['watched', 'watchlist', 'liked', 'list']

const lettersGrid = css({ display: 'grid', gridTemplateColumns: 'tiles', gap: '3' })

interface HistoryQuestionsProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryQuestions = ({ snapshot, send }: HistoryQuestionsProps) => {
  const { questions: messages, cancel } = useMessages().history
  const { questions, answers: earlier } = snapshot.context
  const [answers, setAnswers] = useState<HistoryAnswers>(() =>
    Object.fromEntries(questions.map((question) => [question.file, suggestedAnswers(question)])),
  )
  const [isRefused, setRefused] = useState(false)
  const isReading = snapshot.matches({ reading: 'again' })
  const merged = (): HistoryAnswers =>
    Object.fromEntries(
      [...new Set([...Object.keys(earlier), ...Object.keys(answers)])].map((file) => [
        file,
        { ...earlier[file], ...answers[file] },
      ]),
    )
  const namesNothing = ({ file }: FileQuestion): boolean => {
    const { columns } = answers[file] ?? {}
    return columns !== undefined && !nameMovies(columns)
  }
  const submit = () => {
    const isIncomplete = questions.some(namesNothing)
    setRefused(isIncomplete)
    if (!isIncomplete) send({ type: 'questions answered', answers: merged() })
  }
  return (
    <DialogForm onSubmit={submit}>
      {questions.map((question) => (
        <Question
          key={question.file}
          question={question}
          answers={answers[question.file] ?? {}}
          isDisabled={isReading}
          isRefused={isRefused && namesNothing(question)}
          onAnswer={(answer) => setAnswers({ ...answers, [question.file]: { ...answers[question.file], ...answer } })}
        />
      ))}
      <DialogActions>
        <Button onClick={() => send({ type: 'canceled' })}>{cancel}</Button>
        <BackToQuestions snapshot={snapshot} send={send} />
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
  readonly isRefused: boolean
  readonly onAnswer: (answer: FileAnswers) => void
}

const Question = ({ question, answers, isDisabled, isRefused, onAnswer }: QuestionProps) => {
  const { questions: messages } = useMessages().history
  const language = useValue(useApp().language.current)
  const dateOf = useViewingDate()
  const { file, encoding, ratingScale, letters, dateOrder, dateNumbers: numbers, meaning, profiles } = question
  return (
    <>
      {encoding ? (
        <Options
          legend={messages.encoding({ file })}
          options={encoding.samples.map(({ encoding: value, text }) => ({
            value,
            text: `${text} · ${names[value]}`,
          }))}
          chosen={answers.encoding}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ encoding: chosen })}
        />
      ) : null}
      <ColumnChoices question={question} answers={answers} isRefused={isRefused} onAnswer={onAnswer} />
      {ratingScale ? (
        <Options
          legend={messages.scale({ highest: messages.scales({ best: ratingScale.highest }) })}
          options={scales.map((best) => ({
            value: best,
            text: best < ratingScale.highest ? messages.scaleTooLow({ best }) : messages.scales({ best }),
          }))}
          chosen={answers.ratingScale}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ ratingScale: chosen })}
        />
      ) : null}
      {letters ? (
        <ChoiceGroup legend={messages.letters} disabled={isDisabled}>
          <div className={lettersGrid}>
            {Object.keys(letters.suggested).map((letter) => (
              <NativeSelect
                key={letter}
                label={letter}
                labelPlacement="above"
                choices={[
                  ...ratings.map((rating) => ({ value: String(rating), label: messages.scales({ best: rating }) })),
                  { value: '', label: messages.ignored },
                ]}
                value={String(answers.letters?.[letter] ?? '')}
                onChange={(rating) =>
                  onAnswer({ letters: { ...answers.letters, [letter]: rating === '' ? null : Number(rating) } })
                }
              />
            ))}
          </div>
        </ChoiceGroup>
      ) : null}
      {dateOrder ? (
        <Options
          legend={messages.dates({ samples: formatList(language, dateOrder.samples) })}
          options={dateOrders
            .filter((order) => dateOrder.readings[order] !== undefined)
            .map((order) => ({
              value: order,
              text: `${messages[order]} · ${dateOf(dateOrder.readings[order] || null)}`,
            }))}
          chosen={answers.dateOrder}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ dateOrder: chosen })}
        />
      ) : null}
      {numbers ? (
        <Options
          legend={messages.dates({ samples: formatList(language, numbers.samples) })}
          options={dateNumbers.flatMap((value): readonly { readonly value: DateNumbers; readonly text: string }[] => {
            if (value === 'none') return [{ value, text: messages.ignored }]
            const day = numbers.readings[value]
            return day ? [{ value, text: `${messages[value]} · ${dateOf(day)}` }] : []
          })}
          chosen={answers.dateNumbers}
          isDisabled={isDisabled}
          onChoose={(chosen) => onAnswer({ dateNumbers: chosen })}
        />
      ) : null}
      {meaning ? (
        <Options
          legend={messages.meaning({ file })}
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
}: OptionsProps<Value>) => {
  // Two files may have one question.
  const name = useId()
  return (
    <ChoiceGroup legend={legend} disabled={isDisabled}>
      {options.map(({ value, text }) => (
        <Choice key={value} type="radio" name={name} checked={value === chosen} onChoose={() => onChoose(value)}>
          {text}
        </Choice>
      ))}
    </ChoiceGroup>
  )
}
