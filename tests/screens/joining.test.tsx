import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromPhone } from '#tests/support/fake-exchange.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { openDevices } from '#tests/support/open-devices.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

describe('joining another library', () => {
  const reading = fromPhone({
    isJoining: true,
    onlyHere: 12,
    onlyThere: 3,
    same: 1_400,
    differing: 5,
    sameNames: ['Noir', 'Space'],
  })

  it('shows what is here and there, and joins by default, with one collection of each name', async () => {
    const { I, receive, choices, kept } = await openDevices({ readings: [reading] })
    receive()
    await I.see('dialog', 'Join this library?')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Only here12',
      'Only there3',
      'In both, the same1,400',
      'In both, different5',
    ])
    expect(screen.getByRole('radio', { name: 'Join' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Merge collections with the same name' })).toHaveAccessibleDescription(
      'Noir, Space',
    )
    await I.click('checkbox', 'Merge collections with the same name')
    await I.click('button', 'Join')
    await I.seeText('Added: 2 · Changed: 1')
    await I.notSee('dialog')
    expect([choices, kept]).toEqual([[{ joining: 'join', removals: 'later', joinsCollections: false }], ['joining']])
  })

  it.each([
    ['Take theirs', 'take theirs', /^Makes this browser a copy of the other library/],
    ['Replace theirs', 'replace theirs', /^Keeps what's here/],
  ] as const)('can %s, with its consequence said', async (name, joining, consequence) => {
    const { I, receive, choices } = await openDevices({ readings: [reading] })
    receive()
    await I.click('radio', name)
    expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription(consequence)
    expect(I.sees('checkbox', 'Merge collections with the same name')).toBe(false)
    await I.click('button', name)
    await I.seeText('Added: 2 · Changed: 1')
    expect(choices.map((choice) => choice.joining)).toEqual([joining])
  })

  it('changes nothing when it is canceled', async () => {
    const { I, receive, choices, discarded } = await openDevices({ readings: [reading] })
    receive()
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect([choices, discarded()]).toEqual([[], 1])
  })

  it('stops without room for a restore point until a backup is downloaded', async () => {
    const { I, receive, choices, files } = await openDevices({ readings: [reading], hasRoom: false })
    receive()
    await I.click('button', 'Join')
    await I.see('dialog', 'No room for a restore point')
    expect(await I.see('button', 'Continue Without It')).toBeDisabled()
    expect(choices).toEqual([])
    await I.click('button', 'Download Backup')
    await until(() => files.length === 1)
    await I.click('button', 'Continue Without It')
    await I.seeText('Added: 2 · Changed: 1')
    expect(choices).toHaveLength(1)
  })

  it('is undone with the records of before', async () => {
    const { I, app, receive, lines } = await openDevices({
      readings: [reading],
      options: { stored: { watchlist: watchlistOf('Alien ✓') } },
      merge: async () => {
        const [movie] = app.records.library().watchlist
        if (movie) await app.lists.watchlist.remove([movie.movieId])
        return { kind: 'merged', outcome: { added: 0, changed: 0, removed: 1, waiting: 0 } }
      },
    })
    receive()
    await I.click('button', 'Join')
    await I.seeText('Removed: 1')
    expect(lines()).toEqual([])
    await I.click('button', 'Undo Merge')
    await I.seeText('Your data is back to how it was before the file.')
    expect(lines()).toEqual(['Alien ✓'])
  })
})

describe('many removals', () => {
  const reading = fromPhone({ removals: 60, needsConsent: true })

  it.each([
    ['Remove here too', 'apply', ['removals']],
    ['Keep mine', 'keep mine', []],
    ['Decide later', 'later', []],
  ] as const)('wait for a user, who can answer: %s', async (name, removals, restorePointsFor) => {
    const { I, receive, choices, kept } = await openDevices({ readings: [reading] })
    receive()
    await I.see('dialog', 'Remove this much?')
    await I.seeText('Entries here that your other devices removed: 60')
    expect(screen.getByRole('radio', { name: 'Decide later' })).toBeChecked()
    await I.click('radio', name)
    await I.click('button', 'Continue')
    await I.seeText('Added: 2 · Changed: 1')
    expect([choices.map((choice) => choice.removals), kept]).toEqual([[removals], restorePointsFor])
  })
})
