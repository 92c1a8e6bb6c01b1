import Fastify from 'fastify'

/** Our framework doing nothing: it reads the same bodies, and answers. */
const app = Fastify()
app.get('/', async () => 'Nothing else is here.')
app.post('/', async (_request, reply) => reply.code(201).send({ id: '0b5c6a52-8d4f-4f0e-9d53-0f7a4b6c2d11' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.info('A bare server is open at /')
process.once('SIGTERM', () => process.exit(0))
