import { describe, expect, it } from 'vitest'
import { limits } from '#api/services/limits/limits.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { post } from '../../support/browser/analytics-events.ts'

const phone = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0' }
const step = { type: 'formStep', form: 'contact', step: 'failed', field: 'email', analyticsEnabled: true }
const vitals = {
  type: 'webVitals',
  page: '/de/about/?utm_source=secret',
  analyticsEnabled: true,
  vitals: [
    { name: 'LCP', value: 1437.2 },
    { name: 'CLS', value: 0.012_34 },
  ],
}

const stepsIn = ({ database }: TestApp) => database.db.selectFrom('form_steps').selectAll().execute()
const vitalsIn = ({ database }: TestApp) => database.db.selectFrom('web_vitals').selectAll().orderBy('name').execute()

describe('a step in a form', () => {
  it('is kept with the field that failed, and of nobody', async () => {
    await using test = await createTestApp()
    expect((await post(test, step, phone)).statusCode).toBe(201)
    expect(await stepsIn(test)).toEqual([
      { id: expect.any(String), form: 'contact', step: 'failed', field: 'email', received_at: test.clock.now() },
    ])
  })

  it('is only counted without consent to analytics', async () => {
    await using test = await createTestApp()
    await post(test, { ...step, analyticsEnabled: false })
    expect(await stepsIn(test)).toMatchObject([{ form: 'contact', step: 'failed', field: null }])
  })

  it.each([
    ['another form', { form: 'search' }],
    ['another step', { step: 'dreamt' }],
    ['a field of another form', { field: 'resume' }],
    ['a field of a step that did not fail', { step: 'sent' }],
    ['no word of consent', { analyticsEnabled: undefined }],
  ])('is refused with %s', async (_, change) => {
    await using test = await createTestApp()
    expect((await post(test, { ...step, ...change })).statusCode).toBe(422)
    expect(await stepsIn(test)).toEqual([])
  })

  it('of staff is left out', async () => {
    await using test = await createTestApp()
    expect((await post(test, step, { 'x-admin-logged-in': 'true' })).statusCode).toBe(202)
    expect(await stepsIn(test)).toEqual([])
  })
})

describe('how fast a page was', () => {
  it('is kept in two digits, with the page and a word for the device', async () => {
    await using test = await createTestApp()
    expect((await post(test, vitals, phone)).statusCode).toBe(201)
    const shared = { id: expect.any(String), page: '/de/about/', device: 'mobile', received_at: test.clock.now() }
    expect(await vitalsIn(test)).toEqual([
      { ...shared, name: 'CLS', value: 0.012 },
      { ...shared, name: 'LCP', value: 1400 },
    ])
  })

  it.each([
    ['without consent', { analyticsEnabled: false }],
    ['of another name', { vitals: [{ name: 'FID', value: 1 }] }],
    ['below nothing', { vitals: [{ name: 'LCP', value: -1 }] }],
    ['of hours', { vitals: [{ name: 'LCP', value: 3_600_000 }] }],
    ['that is no number', { vitals: [{ name: 'INP', value: '12' }] }],
    ['of nothing', { vitals: [] }],
    ['five at once', { vitals: Array.from({ length: 5 }, () => ({ name: 'LCP', value: 1 })) }],
  ])('is refused %s', async (_, change) => {
    await using test = await createTestApp()
    expect((await post(test, { ...vitals, ...change })).statusCode).toBe(422)
    expect(await vitalsIn(test)).toEqual([])
  })

  it('is of a page of the site, or of one that was not found', async () => {
    await using test = await createTestApp()
    await post(test, { ...vitals, page: '/en/made-up-77/' })
    expect((await vitalsIn(test)).map(({ page }) => page)).toEqual(['not-found', 'not-found'])
    expect((await post(test, { ...vitals, page: '/admin' })).statusCode).toBe(202)
  })

  it('is taken from a network as often as its limit says, and never costs it a visit', async () => {
    await using test = await createTestApp()
    for (let count = 0; count < limits.signals.max; count++) await post(test, vitals)
    const refused = await post(test, vitals)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await post(test, step)).statusCode).toBe(429)
    const visit = { type: 'anonymousAnalytics', page: '/en/', referrer: '', language: 'en' }
    const rest = { screenResolution: '', timezone: '', deviceType: '', browser: '', os: '' }
    expect((await post(test, { ...visit, ...rest })).statusCode).toBe(201)
  })
})
