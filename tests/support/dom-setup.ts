import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** jsdom has arrays of its own, which what Node encodes is none of. */
globalThis.TextEncoder = class extends TextEncoder {
  override encode(text?: string) {
    return new Uint8Array(super.encode(text))
  }
}
