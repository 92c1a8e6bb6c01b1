import Fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
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
