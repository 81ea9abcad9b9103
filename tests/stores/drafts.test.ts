import { describe, expect, it } from 'vitest'
import { isText } from '#domain/values/schema.ts'
import { createDrafts, draftOf, type Form, openDraft } from '#stores/drafts.ts'
import { eraseKeys } from '#stores/erasure.ts'
import { FakeStorage } from '#tests/support/fake-storage.ts'

interface Noted {
  readonly name: string
  readonly stars: number | null
}

const form: Form<Noted> = {
  name: 'noted',
  fields: { name: isText, stars: (value) => value === null || typeof value === 'number' },
}
const saved: Noted = { name: 'Noir', stars: null }
const draft = { name: { before: 'Noir', typed: 'Heists' } }

describe('a draft', () => {
  it('holds the changed fields, each with what was saved before', () => {
    expect(draftOf(saved, {}, { name: 'Heists', stars: null })).toEqual(draft)
    expect(draftOf(saved, {}, saved)).toEqual({})
  })

  it('gives the form what was typed, and otherwise what is saved now', () => {
    expect(openDraft({ name: 'Noir', stars: 8 }, draft)).toEqual({
      fields: { name: 'Heists', stars: 8 },
      changes: draft,
      savedSince: [],
    })
  })

  it('knows what was saved since it was typed, until that is the same', () => {
    const now: Noted = { name: 'Film noir', stars: null }
    expect(openDraft(now, draft).savedSince).toEqual(['name'])
    expect(draftOf(now, draft, { name: 'Heists!', stars: null })).toEqual({
      name: { before: 'Noir', typed: 'Heists!' },
    })
    expect(openDraft({ name: 'Heists', stars: null }, draft)).toEqual({
      fields: { name: 'Heists', stars: null },
      changes: {},
      savedSince: [],
    })
  })
})

describe('drafts', () => {
  it('are kept by form and record, and outlive the page', () => {
    const session = new FakeStorage()
    createDrafts(session).write(form, '348', draft)
    const next = createDrafts(session)
    expect([next.read(form, '348'), next.read(form, '349'), next.read({ ...form, name: 'other' }, '348')]).toEqual([
      draft,
      {},
      {},
    ])
  })

  it('are read field by field: what the form does not know or cannot hold is left out', () => {
    const [change] = Object.values(draft)
    const readOf = (stored: unknown) =>
      createDrafts(new FakeStorage([['form-draft-noted-1', JSON.stringify(stored)]])).read(form, '1')
    expect(readOf({ name: change, stars: change, other: change })).toEqual(draft)
    for (const damaged of [null, 'text', [], { name: 'text' }, { name: { before: 'Noir' } }])
      expect(readOf(damaged)).toEqual({})
  })

  it('leave nothing behind without changes', () => {
    const session = new FakeStorage()
    const drafts = createDrafts(session)
    drafts.write(form, '348', draft)
    drafts.write(form, '348', {})
    expect([drafts.read(form, '348'), session.length]).toEqual([{}, 0])
  })

  it('go when everything is erased', () => {
    const session = new FakeStorage([['someone-else', 'theirs']])
    createDrafts(session).write(form, '348', draft)
    eraseKeys(session)
    expect([session.length, session.getItem('someone-else')]).toEqual([1, 'theirs'])
  })

  it('are neither found nor kept where session storage is blocked', () => {
    const drafts = createDrafts(undefined)
    drafts.write(form, '348', draft)
    expect(drafts.read(form, '348')).toEqual({})
  })
})
