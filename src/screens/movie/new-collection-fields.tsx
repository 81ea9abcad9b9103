import { useEffect, useId, useRef } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const look = field()
const area = css({ paddingBlock: '2.5', resize: 'vertical' })
const problem = css({ textStyle: 'note', color: 'danger' })

interface NewCollectionFieldsProps {
  readonly name: string
  readonly description: string
  readonly isPending: boolean
  /** Whether the name has just been refused, because another collection has it. */
  readonly isTaken: boolean
  readonly onName: (name: string) => void
  readonly onDescription: (description: string) => void
}

/** Name and description of a collection that is made for the movie. */
export const NewCollectionFields = (props: NewCollectionFieldsProps) => {
  const text = useValue(useApp().text)
  const words = text.movieCollections
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isTaken, isPending } = props
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (isTaken) input.current?.select()
  }, [isTaken])
  return (
    <>
      <div className={look.root}>
        <label className={look.label} htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          ref={input}
          id={`${id}-name`}
          className={look.input}
          dir="auto"
          required
          autoComplete="off"
          placeholder={words.example}
          value={props.name}
          readOnly={isPending}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? `${id}-problem` : undefined}
          onChange={(event) => props.onName(event.target.value)}
        />
        {isTaken ? (
          <p id={`${id}-problem`} className={problem}>
            {text.errors.collectionNameTaken(props.name.trim())}
          </p>
        ) : null}
      </div>
      <div className={look.root}>
        <label className={look.label} htmlFor={`${id}-description`}>
          {words.description}
        </label>
        <textarea
          id={`${id}-description`}
          className={cx(look.input, area)}
          dir="auto"
          rows={3}
          value={props.description}
          readOnly={isPending}
          onChange={(event) => props.onDescription(event.target.value)}
        />
      </div>
    </>
  )
}
