import lighthouse, { type Result } from 'lighthouse'
import { startChromium } from './chromium.ts'

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const

/** Milliseconds; `cls` has no unit. */
export interface Metrics {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

export interface Audit {
  /** Of the judge and its browser. */
  versions: string
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  times: Metrics
  bytes: Record<(typeof kinds)[number], number>
}

/** One run of Lighthouse, in a browser of its own. */
export async function audit(address: string): Promise<Audit> {
  await using browser = await startChromium()
  const result = await lighthouse(address, {
    port: browser.port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableFullPageScreenshot: true,
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories, environment, lighthouseVersion } = result.lhr
  const browserVersion = /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? 'unknown'
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const time = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    versions: `Lighthouse ${lighthouseVersion}, Chromium ${browserVersion}`,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    times: {
      fcp: time('first-contentful-paint'),
      lcp: time('largest-contentful-paint'),
      tbt: time('total-blocking-time'),
      cls: time('cumulative-layout-shift'),
    },
    bytes: bytesIn(audits),
  }
}

function bytesIn(audits: Result['audits']): Audit['bytes'] {
  const details = audits['resource-summary']?.details
  const rows = details?.type === 'table' ? details.items : []
  const bytes = (kind: string) => Number(rows.find(({ resourceType }) => resourceType === kind)?.['transferSize'] ?? 0)
  return {
    document: bytes('document'),
    script: bytes('script'),
    stylesheet: bytes('stylesheet'),
    font: bytes('font'),
    image: bytes('image'),
  }
}
