import { afterEach, describe, expect, it, vi } from 'vitest'
import { grantedPosition } from '#site/visitor/visits/granted-position.ts'

type Ask = (found: (position: unknown) => void, failed: (error: unknown) => void, options: object) => void

/** A browser with one answer to the question of permission and one position. */
function browser({ state = 'granted', ask }: { state?: string; ask?: Ask } = {}) {
  const getCurrentPosition = vi.fn<Ask>(
    ask ?? ((found) => found({ coords: { latitude: 41.327_953, longitude: 19.819_025 } })),
  )
  const query = vi.fn(async () => ({ state }))
  vi.stubGlobal('navigator', { permissions: { query }, geolocation: { getCurrentPosition } })
  return { getCurrentPosition, query }
}

afterEach(() => void vi.unstubAllGlobals())

describe('the position of a visitor (D33)', () => {
  it('is rounded to 0.1° where it was granted before', async () => {
    const { query, getCurrentPosition } = browser()
    expect(await grantedPosition()).toEqual({ latitude: 41.3, longitude: 19.8 })
    expect(query).toHaveBeenCalledExactlyOnceWith({ name: 'geolocation' })
    expect(getCurrentPosition.mock.lastCall?.[2]).toMatchObject({ timeout: 2500 })
  })

  it.each(['prompt', 'denied'])('is never asked for: %s', async (state) => {
    const { getCurrentPosition } = browser({ state })
    expect(await grantedPosition()).toBeUndefined()
    expect(getCurrentPosition).not.toHaveBeenCalled()
  })

  it('is unknown where it takes too long', async () => {
    browser({ ask: (_found, failed) => failed({ code: 3 }) })
    expect(await grantedPosition()).toBeUndefined()
  })

  it('is unknown where a browser cannot say what is granted', async () => {
    vi.stubGlobal('navigator', {})
    expect(await grantedPosition()).toBeUndefined()
  })
})
