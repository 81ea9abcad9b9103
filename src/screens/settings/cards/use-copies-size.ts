import { useEffect, useState } from 'react'
import { useApp } from '#wiring/app/use-app.ts'

interface CopiesSize {
  /** In bytes. */
  readonly posters: number
  readonly answers: number
}

/** Undefined until it is known, null where the browser keeps no copies. */
export const useCopiesSize = (): {
  readonly size: CopiesSize | null | undefined
  readonly remove: () => Promise<void>
} => {
  const { keptAnswers } = useApp().storage
  const [size, setSize] = useState<CopiesSize | null>()
  const measure = async () => {
    const { answers, posters } = await keptAnswers()
    const [answersSize, postersSize = 0] = await Promise.all([answers.size(), posters?.size()])
    setSize({ posters: postersSize, answers: answersSize })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once
  useEffect(() => void measure().catch(() => setSize(null)), [])
  const remove = async () => {
    await (await keptAnswers()).clear()
    await measure()
  }
  return { size, remove }
}
