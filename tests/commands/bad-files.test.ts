import { expect, it } from 'vitest'
import { importProblemMessage } from '#i18n/import-messages.ts'
import { other } from '#messages/en-US/other.ts'
import { badFiles } from '#tests/support/bad-files.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { bytesFile, importsOver } from './import-language.ts'

const { import: enUS } = other

it.each(badFiles)('refuses $what, with a message, and changes nothing', async ({ content, said }) => {
  const I = importsOver({ stored: { watchlist: watchlistOf('Alien', 'Dune ✓') } })
  const before = I.records.library()
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const outcome = await I.bring(bytesFile(new Uint8Array(bytes)))
  expect(outcome.kind === 'refused' && importProblemMessage(enUS, outcome.problem)).toBe(said)
  expect(I.records.library()).toEqual(before)
  expect(Object.keys(Object.prototype)).toEqual([])
})
