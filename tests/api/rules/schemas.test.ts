import Fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
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

/** Where a list within it may have any number of items: by its name, or that of what it is in. */
function endlessIn(schema: unknown, name: string): string[] {
  const def = defOf(schema)
  if (!def) return []
  const inner = Object.entries({ ...Object(def['shape']), ...pick(def, ['innerType', 'element', 'in', 'valueType']) })
  const options = Array.isArray(def['options']) ? def['options'].map((one) => ['', one] as const) : []
  const checks = Array.isArray(def['checks']) ? def['checks'].map((one) => defOf(one)?.['check']) : []
  const isEndless = def['type'] === 'array' && !checks.includes('max_length') && !checks.includes('length_equals')
  const below = [...inner, ...options].flatMap(([key, one]) => endlessIn(one, key in Object(def['shape']) ? key : name))
  return [...(isEndless ? [name] : []), ...below]
}

const pick = (def: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(keys.flatMap((key) => (key in def ? [[key, def[key]]] : [])))

const known = z.object({ _zod: z.object({ def: z.record(z.string(), z.unknown()) }) })

function defOf(schema: unknown): Record<string, unknown> | undefined {
  return known.safeParse(schema).data?._zod.def
}

it('no input takes a list without an end: what is done for each item takes everybody’s time', () => {
  expect(endlessIn(z.object({ names: z.optional(z.array(z.string())) }), 'it')).toEqual(['names'])
  const inputs = Object.entries({
    ...Object.fromEntries(Object.entries(staffCalls).map(([name, { input }]) => [name, input])),
    ...{ subscriptionInput, pushSubscriptionInput },
  })
  expect(inputs.flatMap(([name, input]) => endlessIn(input, name).map((list) => `${name}: ${list}`))).toEqual([])
})
