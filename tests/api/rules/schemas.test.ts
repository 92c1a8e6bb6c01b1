import Fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { analyticsEvent } from '#api/contract/analytics.ts'
import { subscriptionInput } from '#api/contract/newsletter.ts'
import { pushSubscriptionInput } from '#api/contract/push.ts'
import { staffCalls } from '#api/contract/staff/calls.ts'
import { compileSchemas } from '#api/http/schemas.ts'

const answer = z.object({ id: z.string(), places: z.array(z.object({ city: z.string() })) })

async function answerTo(sent: unknown) {
  await using app = Fastify()
  compileSchemas(app)
  app.get('/', { schema: { response: { 200: answer } } }, async () => sent)
  return await app.inject('/')
}

it('an answer leaves with what its schema names, and nothing else', async () => {
  const places = [{ city: 'Tirana', street: 'secret' }]
  const { statusCode, json } = await answerTo({ id: '1', places, ip: '203.0.113.1' })
  expect([statusCode, json()]).toEqual([200, { id: '1', places: [{ city: 'Tirana' }] }])
})

it('an answer that its schema refuses is a failure of the server, and does not leave', async () => {
  const { statusCode, body } = await answerTo({ id: 1, places: 'secret' })
  expect(statusCode).toBe(500)
  expect(body).not.toContain('secret')
})

/** Where a list within it may have any number of items, or anybody may name things in it: by its name, or that of what it is in. */
function endlessIn(schema: unknown, name: string): string[] {
  const def = defOf(schema)
  if (!def) return []
  const inner = Object.entries({ ...Object(def['shape']), ...pick(def, ['innerType', 'element', 'in', 'valueType']) })
  const options = Array.isArray(def['options']) ? def['options'].map((one) => ['', one] as const) : []
  const checks = Array.isArray(def['checks']) ? def['checks'].map((one) => defOf(one)?.['check']) : []
  const isList = def['type'] === 'array' && !checks.includes('max_length') && !checks.includes('length_equals')
  const isRecord = def['type'] === 'record' && defOf(def['keyType'])?.['type'] !== 'enum' && !checks.includes('custom')
  const isEndless = isList || isRecord
  const below = [...inner, ...options].flatMap(([key, one]) => endlessIn(one, key in Object(def['shape']) ? key : name))
  return [...(isEndless ? [name] : []), ...below]
}

const pick = (def: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(keys.flatMap((key) => (key in def ? [[key, def[key]]] : [])))

const known = z.object({ _zod: z.object({ def: z.record(z.string(), z.unknown()) }) })

function defOf(schema: unknown): Record<string, unknown> | undefined {
  return known.safeParse(schema).data?._zod.def
}

/** Where a number within it may be any: a fraction, or more than a date can be. */
function boundlessIn(schema: unknown, name: string): string[] {
  const def = defOf(schema)
  if (!def) return []
  const shape: Record<string, unknown> = { ...Object(def['shape']) }
  const checks = Array.isArray(def['checks']) ? def['checks'].map((one) => defOf(one)?.['check']) : []
  const isBoundless =
    def['type'] === 'number' && !checks.some((one) => ['number_format', 'less_than', 'custom'].includes(String(one)))
  const inner = Object.entries({ ...shape, ...pick(def, ['innerType', 'element', 'in', 'valueType']) })
  const options = Array.isArray(def['options']) ? def['options'].map((one) => ['', one] as const) : []
  const below = [...inner, ...options].flatMap(([key, one]) => boundlessIn(one, key in shape ? key : name))
  return [...(isBoundless ? [name] : []), ...below]
}

it('no input takes a number without bounds: dates and columns have theirs', () => {
  expect(boundlessIn(z.object({ from: z.nullable(z.number()) }), 'it')).toEqual(['from'])
  expect(boundlessIn(z.object({ from: z.number().check(z.int(), z.minimum(0)) }), 'it')).toEqual([])
  const found = Object.entries(staffCalls).flatMap(([name, { input }]) =>
    boundlessIn(input, name).map((field) => `${name}: ${field}`),
  )
  expect(found).toEqual([])
})

it('no input takes a list without an end: what is done for each item takes everybody’s time', () => {
  expect(endlessIn(z.object({ names: z.optional(z.array(z.string())) }), 'it')).toEqual(['names'])
  expect(endlessIn(z.object({ facts: z.record(z.string(), z.string()) }), 'it')).toEqual(['facts'])
  const inputs = Object.entries({
    ...Object.fromEntries(Object.entries(staffCalls).map(([name, { input }]) => [name, input])),
    ...{ subscriptionInput, pushSubscriptionInput, analyticsEvent },
  })
  expect(inputs.flatMap(([name, input]) => endlessIn(input, name).map((list) => `${name}: ${list}`))).toEqual([])
})
