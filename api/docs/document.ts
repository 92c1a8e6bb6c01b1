import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { errorAnswer } from '#api/contract/error-answer.ts'
import { analyticsDocs } from '#api/docs/analytics.ts'
import { applicationDocs } from '#api/docs/applications.ts'
import { contactDocs } from '#api/docs/contact.ts'
import { locationDocs } from '#api/docs/location.ts'
import { newsletterDocs } from '#api/docs/newsletter.ts'
import { postsDocs } from '#api/docs/posts.ts'
import { pushDocs } from '#api/docs/push.ts'
import { brand } from '#locales/brand.ts'

/** Every group of calls; a new one is a file beside this one and a line here. */
const groups: Record<string, ZodOpenApiPathsObject> = {
  Contact: contactDocs,
  Newsletter: newsletterDocs,
  Careers: applicationDocs,
  Blog: postsDocs,
  'Push notifications': pushDocs,
  Analytics: analyticsDocs,
  Location: locationDocs,
}

const description =
  'Every call of this site. Errors are worded in the language that the request names: `language` in its body or query, else `Accept-Language`. Over a limit the answer is 429 with `Retry-After`.'

/** The OpenAPI document of `/api/*`, made from the schemas that the server itself reads. */
export function createApiDocument(publicUrl: string) {
  return createDocument({
    openapi: '3.1.1',
    info: { title: `${brand.name} API`, version: '1.0.0', description },
    servers: [{ url: publicUrl }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(groups).flatMap(([tag, paths]) => Object.entries(tagged(paths, tag)))),
    components: { schemas: { Error: errorAnswer } },
  })
}

function tagged(paths: ZodOpenApiPathsObject, tag: string): ZodOpenApiPathsObject {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        methods.flatMap((method) => {
          const found = item[method]
          return found
            ? [[method, { ...found, tags: [tag], operationId: `${method}${path.replace(/[^a-z]+/gi, '-')}` }]]
            : []
        }),
      ),
    ]),
  )
}
