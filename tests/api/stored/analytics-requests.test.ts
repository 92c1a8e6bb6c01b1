import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { choices, decision, post, receiptsIn, visit, visitsIn } from '../../support/browser/analytics-events.ts'
import { readTexts } from '../../support/data/texts.ts'

describe('bad requests to POST /api/analytics', () => {
  it.each(languages)('name the field of an unknown type, in words: %s', async (language) => {
    await using test = await createTestApp()
    const response = await post(test, { ...visit, language, type: 'espionage' })
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toMatchObject({
      code: 'invalid',
      fields: { type: readTexts(language, 'errors').fields.refused },
    })
  })

  it.each([
    ['page', { page: 'https://elsewhere.example/de/' }],
    ['page', { page: `/de/${'x'.repeat(2048)}` }],
    ['language', { language: 'pt' }],
    ['sessionId', { sessionId: '' }],
    ['sessionId', { sessionId: 'x'.repeat(101) }],
    ['timezone', { timezone: 'x'.repeat(65) }],
    ['screenResolution', { screenResolution: 1920 }],
    ['timeOnPage', { timeOnPage: -1 }],
    ['timeOnPage', { timeOnPage: '12' }],
    ['exitPage', { exitPage: 'yes' }],
  ])('name the field: %s', async (field, change) => {
    await using test = await createTestApp()
    const response = await post(test, { ...visit, ...change })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().error.fields)).toEqual([field])
    expect(await visitsIn(test)).toEqual([])
  })

  it.each([
    ['decision', { decision: 'ignored' }],
    ['preferences', { preferences: { ...choices, analytics: 'yes' } }],
    ['timestamp', { timestamp: 'yesterday' }],
    ['version', { version: '2.0' }],
    ['receipt', { receipt: 'mine' }],
  ])('name the field of a decision: %s', async (field, change) => {
    await using test = await createTestApp()
    expect((await post(test, { ...decision, ...change })).json().error.fields).toHaveProperty(field)
    expect(await receiptsIn(test)).toEqual([])
  })

  it.each([
    [400, 'application/json', '{'],
    [400, 'text/plain', ''],
    [400, 'text/plain', 'null'],
    [400, 'text/plain', '{"__proto__": {"isAdmin": true}}'],
    [413, 'text/plain', JSON.stringify('x'.repeat(20_000))],
    [415, 'application/x-www-form-urlencoded', 'page=%2Fde%2F'],
    [415, 'application/xml', '<visit/>'],
  ])('are answered with %i as %s', async (status, type, body) => {
    await using test = await createTestApp()
    expect((await post(test, body, { 'content-type': type })).statusCode).toBe(status)
  })

  it('keep plain text out of every other call', async () => {
    await using test = await createTestApp()
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    })
    expect(response.statusCode).toBe(415)
  })

  it('store text that both databases can hold', async () => {
    await using test = await createTestApp()
    await post(test, { ...visit, sessionId: 'a\u0000b\ud800' })
    expect(await visitsIn(test)).toMatchObject([{ session_id: 'ab\ufffd' }])
  })
})
