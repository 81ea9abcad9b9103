import { type ComponentProps, useEffect, useRef } from 'react'
import { CollectionInputs } from '#components/collection-inputs.tsx'
import { useMessages } from '#wiring/use-messages.ts'

interface NewCollectionInputsProps extends Omit<ComponentProps<typeof CollectionInputs>, 'problem' | 'nameRef'> {
  readonly isTaken: boolean
}

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
