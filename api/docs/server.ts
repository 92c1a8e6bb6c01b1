import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describeRoute } from '#api/docs/describe-route.ts'
import { compileSchemas } from '#api/http/schemas.ts'
import { brand } from '#locales/brand.ts'

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

const description =
  'Every call of this site. Errors are worded in the language that the request names: `language` in its body or query, else `Accept-Language`. Over a limit the answer is 429 with `Retry-After`.'

export type DeclaredRoute = Pick<RouteOptions, 'method' | 'url'> & { schema: FastifySchema }

interface DocsServerOptions {
  path: string
  publicUrl: string
  routes: DeclaredRoute[]
}

/** The documentation of the calls at `path`, and as a document for programs beside it. It listens to nothing. */
export async function createDocsServer({ path, publicUrl, routes }: DocsServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ exposeHeadRoutes: false })
  compileSchemas(server)
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: { title: `${brand.name} API`, version: '1.0.0', description },
      servers: [{ url: publicUrl }],
      tags: [...new Set(routes.flatMap(({ schema }) => schema.tags ?? []))].map((name) => ({ name })),
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  })
  for (const route of routes) server.route({ ...route, handler: () => {} })
  await server.register(swaggerUi, {
    routePrefix: path,
    staticCSP: contentSecurityPolicy,
    theme: { title: 'API' },
    // More than a hundred calls, all open, keep a browser busy for seconds.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
  })
  server.get(`${path}/openapi.json`, { schema: { hide: true } }, async () => server.swagger())
  return server
}
