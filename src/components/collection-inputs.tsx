import { type Ref, useId } from 'react'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const look = field()
const area = css({ paddingBlock: '2.5', resize: 'vertical' })
const problemLine = css({ textStyle: 'note', color: 'danger' })

interface CollectionInputsProps {
  readonly name: string
  readonly description: string
  /** Why the collection was refused, in words; null while nothing stands against it. */
  readonly problem: string | null
  readonly isReadOnly: boolean
  readonly onName: (name: string) => void
  readonly onDescription: (description: string) => void
  /** The field of the name. */
  readonly nameRef?: Ref<HTMLInputElement>
}

/** Name and description of a collection. */
export const CollectionInputs = ({
  name,
  description,
  problem,
  isReadOnly,
  onName,
  onDescription,
  nameRef,
}: CollectionInputsProps) => {
  const words = useValue(useApp().text).collectionDialog
  const id = useId()
  return (
    <>
      <div className={look.root}>
        <label className={look.label} htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          ref={nameRef}
          id={`${id}-name`}
          className={look.input}
          dir="auto"
          required
          autoComplete="off"
          placeholder={words.example}
          value={name}
          readOnly={isReadOnly}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onName(event.target.value)}
        />
        {problem === null ? null : (
          <p id={`${id}-problem`} className={problemLine} role="alert">
            {problem}
          </p>
        )}
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
          value={description}
          readOnly={isReadOnly}
          onChange={(event) => onDescription(event.target.value)}
        />
      </div>
    </>
  )
}
