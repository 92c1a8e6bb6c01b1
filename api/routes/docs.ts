import type { FastifyInstance } from 'fastify'

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

const docsPath = '/api/docs'

/**
 * `GET /api/docs` for people, `GET /api/docs/openapi.json` for programs. Its parts are loaded here and not above, and the
 * document is made when it is first asked for, which takes a tenth of a second: no server starts later because of it.
 */
export async function docsRoutes(app: FastifyInstance, publicUrl: string): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }, { createApiDocument }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('#api/docs/document.ts'),
  ])
  let made: ReturnType<typeof createApiDocument> | undefined
  const document = () => {
    made ??= createApiDocument(publicUrl)
    return made
  }

  await app.register(async (scope) => {
    const info = { title: 'API', version: '' }
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.1.1', info, paths: {} } },
    })
    await scope.register(swaggerUi, {
      routePrefix: docsPath,
      staticCSP: contentSecurityPolicy,
      theme: { title: info.title },
      uiConfig: { layout: 'BaseLayout' },
      transformSpecification: document,
      transformSpecificationClone: false,
    })
    scope.get(`${docsPath}/openapi.json`, async () => document())
  })
}
