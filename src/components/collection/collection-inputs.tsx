import type { ReactNode, Ref } from 'react'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

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
  return (
    <>
      <TextField
        ref={nameRef}
        label={messages.name}
        required={!isOptional}
        placeholder={messages.example}
        value={name}
        problem={problem}
        readOnly={isReadOnly}
        onChange={onName}
      />
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
