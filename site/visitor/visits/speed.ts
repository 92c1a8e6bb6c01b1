import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import type { WebVitalsEvent } from '#api/contract/analytics.ts'
import { webVitalBounds } from '#api/contract/values/visit-events.ts'

type Vital = WebVitalsEvent['vitals'][number]

/**
 * How fast the document was, each figure once: told by `send` when the page is hidden, which may be the last that a phone says.
 * A figure that is known only later, as of a first press after the return, is told the next time.
 */
export function measureSpeed(send: (vitals: Vital[]) => void): () => void {
  const known = new Map<Vital['name'], number>()
  const told = new Set<Vital['name']>()

  function note({ name, value }: Metric): void {
    if (name !== 'FCP' && value <= webVitalBounds[name].most) known.set(name, value)
  }

  // `web-vitals` notes the last figures at the same event, in the capturing phase.
  function tell(): void {
    if (document.visibilityState !== 'hidden') return
    const vitals = [...known].filter(([name]) => !told.has(name)).map(([name, value]) => ({ name, value }))
    if (vitals.length === 0) return
    for (const { name } of vitals) told.add(name)
    send(vitals)
  }

  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(note)
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
