import { type ReactNode, type Ref, useId } from 'react'
import { field } from '#styled/recipes/field.js'
import { TextArea } from '#ui/fields/text-field.tsx'
import { problemNote } from '#ui/texts.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const styles = field()

interface CollectionInputsProps {
  readonly name: string
  readonly description: string
  readonly problem: ReactNode
  readonly isReadOnly: boolean
  /** Whether the name may stay empty: then the description appears with the name. */
  readonly isOptional?: boolean
  readonly onName: (name: string) => void
  readonly onDescription: (description: string) => void
  readonly nameRef?: Ref<HTMLInputElement>
}

export const CollectionInputs = ({
  name,
  description,
  problem,
  isReadOnly,
  isOptional = false,
  onName,
  onDescription,
  nameRef,
}: CollectionInputsProps) => {
  const messages = useCoreMessages().collectionDialog
  const id = useId()
  return (
    <>
      <div className={styles.root}>
        <label className={styles.label} htmlFor={`${id}-name`}>
          {messages.name}
        </label>
        <input
          ref={nameRef}
          id={`${id}-name`}
          className={styles.input}
          dir="auto"
          required={!isOptional}
          autoComplete="off"
          placeholder={messages.example}
          value={name}
          readOnly={isReadOnly}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onName(event.target.value)}
        />
        {problem === null ? null : (
          <p id={`${id}-problem`} className={problemNote} role="alert">
            {problem}
          </p>
        )}
      </div>
      {isOptional ? null : (
        <TextArea
          label={messages.description}
          rows={3}
          value={description}
          readOnly={isReadOnly}
          onChange={onDescription}
        />
      )}
    </>
  )
}
