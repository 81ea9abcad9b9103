import { type ComponentProps, useEffect, useRef } from 'react'
import { CollectionInputs } from '#components/collection-inputs.tsx'
import { useMessages } from '#wiring/use-messages.ts'

interface NewCollectionInputsProps extends Omit<ComponentProps<typeof CollectionInputs>, 'problem' | 'nameRef'> {
  /** Whether the name has just been refused, because another collection has it. */
  readonly isTaken: boolean
}

/** Name and description of a collection that is made for the movie; the name has the focus, and is ready for another. */
export const NewCollectionInputs = ({ isTaken, ...fields }: NewCollectionInputsProps) => {
  const { errors } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (isTaken) input.current?.select()
  }, [isTaken])
  return (
    <CollectionInputs
      {...fields}
      nameRef={input}
      problem={isTaken ? errors.collectionNameTaken(fields.name.trim()) : null}
    />
  )
}
