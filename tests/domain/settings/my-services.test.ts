import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/records/library.ts'
import { mineFirst, servicesIn } from '#domain/settings/my-services.ts'
import { changeSetting } from '#domain/settings/settings-change.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'

const chosen = { ...defaultSettings, services: { DE: [8, 337], US: [9] } }

describe('the services of a user', () => {
  it('are those of one region', () => {
    expect([servicesIn(chosen, 'DE'), servicesIn(chosen, 'FR'), servicesIn(defaultSettings, 'DE')]).toEqual([
      [8, 337],
      [],
      [],
    ])
  })

  it('are changed for one region, each once and in ascending order', () => {
    expect(changeSetting(chosen, { field: 'services', region: 'DE', value: [531, 8, 531] })).toEqual({
      kind: 'changed',
      settings: { ...defaultSettings, services: { DE: [8, 531], US: [9] } },
    })
  })

  it('leave no empty list and no empty field behind', () => {
    const withoutUs = changeSetting(chosen, { field: 'services', region: 'US', value: [] })
    expect(withoutUs).toStrictEqual({ kind: 'changed', settings: { ...defaultSettings, services: { DE: [8, 337] } } })
    const onlyUs = { ...defaultSettings, services: { US: [9] } }
    expect(changeSetting(onlyUs, { field: 'services', region: 'US', value: [] })).toStrictEqual({
      kind: 'changed',
      settings: defaultSettings,
    })
  })

  it('stay the same object when nothing changes', () => {
    const outcome = changeSetting(chosen, { field: 'services', region: 'DE', value: [337, 8] })
    expect(outcome.kind === 'changed' && outcome.settings === chosen).toBe(true)
  })

  it('are refused for no region, and for what is no id', () => {
    const refused = { kind: 'refused', field: 'services' }
    expect(changeSetting(chosen, { field: 'services', region: 'de', value: [8] })).toEqual(refused)
    expect(changeSetting(chosen, { field: 'services', region: 'DE', value: [0.5] })).toEqual(refused)
  })

  it.each([{ DE: 'all' }, { de: [8] }, { DE: [8, '9'] }, [8], 8])(
    'are left out of stored settings when they are %j',
    (services) => {
      expect(readSettings({ services })).toEqual({
        settings: defaultSettings,
        skipped: [{ row: { services }, reason: 'services' }],
      })
    },
  )
})

describe('a list of services', () => {
  it('has those of the user first, each part in its order', () => {
    const list = [{ id: 3 }, { id: 1 }, { id: 2 }, { id: 4 }]
    expect(mineFirst(list, [2, 4, 9])).toEqual([{ id: 2 }, { id: 4 }, { id: 3 }, { id: 1 }])
    expect(mineFirst(list, [])).toBe(list)
  })
})
