import { isObject } from '#domain/values/schema.ts'
import { draftKey } from './keys.ts'
import type { TextStorage } from './records/records-world.ts'
import { safeStorage } from './safe-storage.ts'

type DraftValue = string | number | boolean | null

/** What was typed in a form and not saved: for each changed field, what was saved then, and what was typed. */
export type Draft = Readonly<Record<string, { readonly before: DraftValue; readonly typed: DraftValue }>>

/** A form whose changes outlive it. Passphrases and keys are in none. */
export interface Form<Fields extends object> {
  readonly name: string
  /** What each field holds: a stored draft may be damaged, or of another version. */
  readonly fields: { readonly [Name in keyof Fields]: (value: unknown) => value is Fields[Name] }
}

export interface OpenedDraft<Fields> {
  /** What is saved, with what was typed. */
  readonly fields: Fields
  /** The changes that differ from what is saved. */
  readonly changes: Draft
  /** The fields of these of which something else has been saved since. */
  readonly savedSince: readonly string[]
}

/** By form and by the record that it is about, for as long as the tab lives. */
export interface Drafts {
  readonly read: <Fields extends object>(form: Form<Fields>, record: string) => Draft
  /** Removes one without changes. */
  readonly write: (form: { readonly name: string }, record: string, draft: Draft) => void
}

const isDraftValue = (value: unknown): value is DraftValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const entriesOf = (fields: object): readonly (readonly [name: string, value: unknown])[] => Object.entries(fields)

/** What can be read of a stored draft. */
const draftFrom = <Fields extends object>({ fields }: Form<Fields>, stored: unknown): Draft => {
  const checks: readonly (readonly [string, (value: unknown) => boolean])[] = Object.entries(fields)
  return Object.fromEntries(
    checks.flatMap(([name, holds]) => {
      const change = isObject(stored) && Object.hasOwn(stored, name) ? stored[name] : null
      if (!isObject(change)) return []
      const { before, typed } = change
      const isReadable = holds(before) && holds(typed) && isDraftValue(before) && isDraftValue(typed)
      return isReadable ? [[name, { before, typed }]] : []
    }),
  )
}

export const openDraft = <Fields extends object>(saved: Fields, draft: Draft): OpenedDraft<Fields> => {
  const now = new Map(entriesOf(saved))
  const changes = Object.entries(draft).filter(([name, { typed }]) => typed !== now.get(name))
  return {
    fields: { ...saved, ...Object.fromEntries(changes.map(([name, { typed }]) => [name, typed])) },
    changes: Object.fromEntries(changes),
    savedSince: changes.filter(([name, { before }]) => before !== now.get(name)).map(([name]) => name),
  }
}

/** The draft of a form that was opened with `saved`, and with `earlier` changes. */
export const draftOf = <Fields extends object>(saved: Fields, earlier: Draft, fields: Fields): Draft => {
  const typedIn = new Map(entriesOf(fields))
  return Object.fromEntries(
    entriesOf(saved).flatMap(([name, value]) => {
      const typed = typedIn.get(name)
      const before = earlier[name] ? earlier[name].before : value
      return typed !== value && isDraftValue(typed) && isDraftValue(before) ? [[name, { before, typed }]] : []
    }),
  )
}

export const createDrafts = (session: TextStorage | undefined): Drafts => {
  const storage = safeStorage(session)
  return {
    read: (form, record) => draftFrom(form, storage.getJson(draftKey(form.name, record))),
    write: ({ name }, record, draft) => {
      const key = draftKey(name, record)
      if (Object.keys(draft).length === 0) storage.remove(key)
      else storage.setJson(key, draft)
    },
  }
}
