import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { errorAnswer } from '#api/contract/error-answer.ts'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { post, postAddresses, postList, postQuery, viewAnswer, viewInput } from '#api/contract/posts.ts'
import { storableText } from '#api/contract/text.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { errorBody } from '#api/http/answers.ts'
import { tagAnswer } from '#api/http/etag.ts'
import { userAgentOf } from '#api/http/requests/user-agent-of.ts'
import { limits } from '#api/services/limits/limits.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { PostReader } from '#api/services/posts/post-reader.ts'
import type { PostViewsService } from '#api/services/posts/post-views.ts'
import type { PostsService } from '#api/services/posts/posts.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

interface PostsRouteDependencies {
  posts: PostsService
  reader: PostReader
  postViews: PostViewsService
  words: (language: Language) => Words
  limit: RenderLimit // a search or a post takes as long as a page
}

const tags = ['Blog']

const list = {
  tags,
  summary: 'A page of the blog’s posts',
  description: 'Parameters that are not understood count as not given.',
  querystring: postQuery,
  response: { 200: postList, 304: z.undefined() },
}

const read = {
  tags,
  summary: 'One post, whole',
  description:
    'With a signed `preview` also one that is not published. 301 when it has another slug now; 404 names the slugs that it has in other languages.',
  params: z.object({ slug: z.string() }),
  querystring: z.object({
    language: postQuery.shape.language,
    preview: z.catch(z.optional(z.string()), undefined),
  }),
  response: {
    200: post,
    301: z.undefined(),
    304: z.undefined(),
    404: z.extend(errorAnswer, { addresses: postAddresses }),
  },
}

const view = {
  tags,
  summary: 'Count a read of a post',
  description: 'Whether it counts: a reader counts once a day. Details are stored with consent to analytics only.',
  params: z.object({ id: z.string().check(storableText()) }),
  body: viewInput,
  response: { 200: viewAnswer },
  refusals: ['not_found'] as const,
  limits: [limits.views],
  example: { language: 'en', allowsAnalytics: false },
}

export function postsRoutes(
  server: FastifyInstance,
  { posts, reader, postViews, words, limit }: PostsRouteDependencies,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get(apiPaths.posts, { schema: list, onSend: tagAnswer }, async (request, reply) =>
    reply
      .header('cache-control', revalidated)
      .send(await limit(() => posts.list(request.query), networkOf(request.ip))),
  )

  app.get(`${apiPaths.posts}/:slug`, { schema: read, onSend: tagAnswer }, async (request, reply) => {
    const { language, preview } = request.query
    const asked = { language, slug: request.params.slug, ...(preview !== undefined && { preview }) }
    const found = await limit(() => reader.read(asked), networkOf(request.ip))
    if (found.status === 'moved')
      // It may lead back again.
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${apiPaths.posts}/${encodeURIComponent(found.slug)}?language=${language}`, 301)
    if (found.status === 'missing')
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({
          error: errorBody(new AppError('not_found'), words(language)),
          addresses: found.addresses,
        })
    return reply.header('cache-control', found.post.isDraft ? 'no-store' : revalidated).send(found.post)
  })

  app.post(`${apiPaths.posts}/:id/views`, { schema: view, logLevel: 'warn' }, async (request, reply) => {
    const userAgent = userAgentOf(request)
    const counted = await postViews.count(request.params.id, request.body, { ip: request.ip, userAgent })
    if (counted === undefined) throw new AppError('not_found')
    return reply.header('cache-control', 'no-store').send({ counted })
  })
}

/** May be kept, and is asked for again each time: a change is seen at once. */
const revalidated = 'public, max-age=0, must-revalidate'
