import { afterEach, describe, expect, test, vi } from 'vitest'
import { analyticsEvent } from '#api/contract/analytics.ts'
import type { sendVisit } from '#site/client/analytics.ts'
import type { browserClient } from '#site/client/browser-client.ts'
import { createBesideVisits } from '#site/visitor/visits/beside-visits.ts'
import { campaignIn } from '#site/visitor/visits/campaign.ts'
import { formStepEvent, type TakenStep } from '#site/visitor/visits/form-step-event.ts'
import { measureSpeed } from '#site/visitor/visits/speed.ts'

type Measure = typeof measureSpeed

const page = '/de/contact/'
const contact = { page, form: 'contact' } as const

function follow({ opened = page, shown = page } = {}) {
  const world = { allows: true, isAdmin: false, shown }
  const send = vi.fn<typeof sendVisit>(async () => ({ success: true }))
  const stop = vi.fn()
  let hide: Parameters<Measure>[0] = () => expect.fail('nothing is measured')
  const measured = vi.fn<Measure>((tell) => {
    hide = tell
    return stop
  })
  const loadSpeed = vi.fn(async () => ({ measureSpeed: measured }))
  const beside = createBesideVisits({
    opened,
    page: () => world.shown,
    consent: { allows: () => world.allows },
    isAdmin: () => world.isAdmin,
    send,
    loadSpeed,
  })
  return {
    beside,
    world,
    stop,
    measured,
    loadSpeed,
    hide: (...vitals: Parameters<typeof hide>) => hide(...vitals),
    sent: () => send.mock.calls.map(([event]) => event),
  }
}

afterEach(() => void vi.restoreAllMocks())

describe('a step in a form', () => {
  test('is told once, with what must have gone before it', () => {
    const { beside, sent } = follow()
    const told = new Set<string>()
    for (const step of ['seen', 'seen', 'sent', 'begun', 'sent'] as const) beside.take({ ...contact, step }, told)
    expect(sent()).toEqual(
      ['seen', 'begun', 'sent'].map((step) => ({ type: 'formStep', form: 'contact', step, analyticsEnabled: true })),
    )
    for (const event of sent()) expect(analyticsEvent.parse(event)).toEqual(event)
  })

  test('is told again of another form, and on the next page', () => {
    const { beside, sent } = follow()
    const told = new Set<string>()
    beside.take({ ...contact, step: 'seen' }, told)
    beside.take({ ...contact, form: 'newsletter', step: 'seen' }, told)
    beside.take({ ...contact, form: 'newsletter', step: 'seen' }, new Set())
    expect(sent()).toHaveLength(3)
  })

  test.each([
    [['message', 'email'], 'email'],
    [['opening'], 'form'],
    [[], 'form'],
  ])('that failed at %j names %s', (fields, field) => {
    const { beside, sent } = follow()
    beside.take({ page, form: 'application', step: 'failed', fields }, new Set())
    expect(sent().at(-1)).toMatchObject({ step: 'failed', field })
    expect(analyticsEvent.parse(sent().at(-1))).toEqual(sent().at(-1))
  })

  test.each([
    ['without consent', { allows: false }, page],
    ['of staff', { isAdmin: true }, page],
    ['on a page that is not counted', {}, '/contact'],
  ])('is not told %s', (_, change, of) => {
    const { beside, world, sent } = follow()
    Object.assign(world, change)
    beside.take({ page: of, form: 'contact', step: 'sent' }, new Set())
    expect(sent()).toEqual([])
  })
})

describe('what became of a form', () => {
  const draft = { email: 'jonida@example.org', source: 'footer' }

  /** The client is made when its file is read, so that the calls below it are watched before. */
  async function stepsOf(result: Awaited<ReturnType<typeof browserClient.subscribe>>): Promise<TakenStep[]> {
    vi.resetModules()
    const { browserClient: fresh } = await import('#site/client/browser-client.ts')
    vi.spyOn(fresh, 'subscribe').mockResolvedValue(result)
    const { toldClient } = await import('#site/visitor/visits/told-client.ts')
    const steps: TakenStep[] = []
    const note = ({ detail }: CustomEvent<TakenStep>) => void steps.push(detail)
    window.addEventListener(formStepEvent, note)
    expect(await toldClient.subscribe(draft, 'de')).toBe(result)
    window.removeEventListener(formStepEvent, note)
    return steps
  }

  test('is told with its answer, and nothing of what was written', async () => {
    const form = { page: window.location.pathname, form: 'newsletter' }
    expect(await stepsOf({ ok: true })).toEqual([{ ...form, step: 'sent' }])
    const refused = { code: 'invalid' as const, message: 'No', fields: { email: 'No address' } }
    expect(await stepsOf({ ok: false, error: refused })).toEqual([{ ...form, step: 'failed', fields: ['email'] }])
    expect(await stepsOf({ ok: false, error: { code: 'network' } })).toEqual([{ ...form, step: 'failed', fields: [] }])
  })
})

describe('how fast a page was', () => {
  const vitals = [{ name: 'LCP' as const, value: 812.4 }]

  test('is told of the page of the document, as it goes', async () => {
    const { beside, world, loadSpeed, measured, hide, sent, stop } = follow()
    beside.measure()
    beside.measure()
    await vi.waitFor(() => expect(measured).toHaveBeenCalledTimes(1))
    expect(loadSpeed).toHaveBeenCalledTimes(1)
    world.shown = '/de/thank-you/'
    hide(vitals)
    expect(sent()).toEqual([{ type: 'webVitals', page, analyticsEnabled: true, vitals }])
    expect(analyticsEvent.parse(sent()[0])).toEqual(sent()[0])
    beside.stop()
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  })

  test.each([
    ['/contact', page, [page]],
    ['/contact', '/de/about/', []],
    ['/de/contact/', '/fr/contact/', ['/de/contact/']],
  ])('of %s, left as %s, is of %j', async (opened, shown, pages) => {
    const { beside, measured, hide, sent } = follow({ opened, shown })
    beside.measure()
    await vi.waitFor(() => expect(measured).toHaveBeenCalledTimes(1))
    hide(vitals)
    expect(sent()).toMatchObject(pages.map((each) => ({ page: each })))
  })

  test('is not told when consent was taken back meanwhile', async () => {
    const { beside, world, measured, hide, sent } = follow()
    beside.measure()
    await vi.waitFor(() => expect(measured).toHaveBeenCalledTimes(1))
    world.allows = false
    hide(vitals)
    expect(sent()).toEqual([])
  })

  test('is measured by the browser and known when the page is hidden, each figure once', async () => {
    const tell = vi.fn<Parameters<Measure>[0]>()
    const stop = measureSpeed(tell)
    try {
      await vi.waitFor(() => expect(performance.getEntriesByType('paint')).not.toEqual([]), { timeout: 10_000 })
      // The first figures come in a task of their own.
      await vi.waitFor(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        expect(tell.mock.calls.flat(2).map(({ name }) => name)).toContain('TTFB')
      })
      const names = tell.mock.calls.flat(2).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    } finally {
      Reflect.deleteProperty(document, 'visibilityState')
      stop()
    }
  })
})

test.each([
  ['?utm_source=newsletter&utm_medium=email&utm_campaign=autumn', ['newsletter', 'email', 'autumn']],
  ['?utm_source=%20flyer%20&q=secret', ['flyer']],
  ['?utm_medium=email&utm_campaign=autumn', undefined],
  ['?utm_source=', undefined],
  ['', undefined],
  [`?utm_source=${'a'.repeat(300)}`, ['a'.repeat(200)]],
])('the campaign in %s', (search, words) => {
  const [source, medium, campaign] = words ?? []
  expect(campaignIn(search)).toEqual(source && { source, ...(medium && { medium }), ...(campaign && { campaign }) })
})
