import { startChild } from './child.ts'
import { childFiles } from './child-files.ts'
import { type Audit, audit, kinds, type Metrics } from './lighthouse-audit.ts'
import { median } from './load.ts'
import { pageAddresses } from './page-addresses.ts'
import { formats, type Part, type Section, verdict } from './section.ts'
import { settledSize } from './settled-size.ts'
import { startSite } from './site-server.ts'

const RUNS = 5
const atMost: Metrics = { fcp: 845, lcp: 1584, tbt: 100, cls: 0 }
const worstPerformance = 99

interface Audited {
  name: string
  audits: Audit[]
}

/** Google's own judge, as it comes: a phone on a slow line, simulated. */
export const lighthousePart: Part = {
  name: 'Lighthouse',
  async measure(say) {
    await using site = await startSite()
    await using bare = await startChild(childFiles.bareHttp)
    const pages = [
      { name: 'bare page', address: `${bare.url}/` },
      ...pageAddresses.map((path) => ({ name: path, address: site.url + path })),
    ].map((page) => ({ ...page, audits: [] as Audit[] }))
    say('Lighthouse: the pages are asked for, until they are as small as they get')
    await Promise.all(pages.map(({ address }) => settledSize(address)))
    // Once all pages and then all again, so that what else the machine does hits each of them.
    for (let round = 1; round <= RUNS; round++)
      for (const { name, address, audits } of pages) {
        const result = await audit(address)
        audits.push(result)
        const { scores, times } = result
        say(
          `Lighthouse, round ${round} of ${RUNS}: ${name} ${scores.performance}, LCP ${formats.ms(times.lcp)}, TBT ${formats.ms(times.tbt)}`,
        )
      }
    return table(pages)
  },
}

function table(pages: Audited[]): Section {
  const reference = pages[0] && timesOf(pages[0].audits)
  const bars = ['100', `≥ ${worstPerformance}`, `≤ ${formats.ms(atMost.fcp)}`, `≤ ${formats.ms(atMost.lcp)}`]
  return {
    name: 'Lighthouse',
    about: `${pages[0]?.audits[0]?.versions}, for phones, with its own simulated throttling, each run in a new browser; the median of ${RUNS} runs, and of the performance the worst, too. The first row is the reference: a bare \`node:http\` server with a page that has nothing on it. Behind a time stands how often it holds the reference’s. Bytes are those on the line, heads included.`,
    columns: [
      'page',
      'performance',
      'worst',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'accessibility',
      'best practices',
      'SEO',
    ].concat(
      kinds.map((kind) => `${kind} bytes`),
      'bars are',
    ),
    rows: [
      ...pages.map((page, index) => rowOf(page, index === 0 ? undefined : reference)),
      ['bar', ...bars, `≤ ${formats.ms(atMost.tbt)}`, `${atMost.cls}`, '100', '100', '100'].concat(
        kinds.map(() => '–'),
        '–',
      ),
    ],
  }
}

function rowOf({ name, audits }: Audited, reference: Metrics | undefined): string[] {
  const middle = (of: (audit: Audit) => number) => median(audits.map(of))
  const performance = middle(({ scores }) => scores.performance)
  const worst = Math.min(...audits.map(({ scores }) => scores.performance))
  const others = [
    middle(({ scores }) => scores.accessibility),
    middle(({ scores }) => scores.bestPractices),
    middle(({ scores }) => scores.seo),
  ]
  const { fcp, lcp, tbt, cls } = timesOf(audits)
  const isFast = fcp <= atMost.fcp && lcp <= atMost.lcp && tbt <= atMost.tbt && cls <= atMost.cls
  const isGood = performance === 100 && worst >= worstPerformance && others.every((score) => score === 100)
  const beside = (time: number, bare: number | undefined) =>
    formats.ms(time) + (bare ? ` · ${formats.ratio(time / bare)}` : '')
  return [
    name,
    `${performance}`,
    `${worst}`,
    beside(fcp, reference?.fcp),
    beside(lcp, reference?.lcp),
    beside(tbt, reference?.tbt),
    `${Number(cls.toFixed(3))}`,
    ...others.map(String),
    ...kinds.map((kind) => formats.count(middle(({ bytes }) => bytes[kind]))),
    verdict(isFast && isGood),
  ]
}

function timesOf(audits: Audit[]): Metrics {
  const middle = (name: keyof Metrics) => median(audits.map(({ times }) => times[name]))
  return { fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') }
}
