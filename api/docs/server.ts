import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { createApiDocument } from '#api/docs/document.ts'

/** Nothing but what lies beside the page; it styles itself with attributes, and its signs are `data:` pictures. */
const contentSecurityPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** The documentation of the calls at `path`, and as a document for programs beside it. It listens to nothing. */
export async function createDocsServer(path: string, publicUrl: string): Promise<FastifyInstance> {
  const document = createApiDocument(publicUrl)
  const info = { title: 'API', version: '' }
  const server = Fastify()
  await server.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.1', info, paths: {} } },
  })
  await server.register(swaggerUi, {
    routePrefix: path,
    staticCSP: contentSecurityPolicy,
    theme: { title: info.title },
    uiConfig: { layout: 'BaseLayout' },
    transformSpecification: () => document,
    transformSpecificationClone: false,
  })
  server.get(`${path}/openapi.json`, async () => document)
  return server
}
