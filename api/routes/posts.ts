import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { postQuery, viewInput } from '#api/contract/posts.ts'
import { storableText } from '#api/contract/text.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { errorBody } from '#api/http/answers.ts'
import { sendTagged } from '#api/http/etag.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { PostReader } from '#api/services/posts/post-reader.ts'
import type { PostViewsService } from '#api/services/posts/post-views.ts'
import type { PostsService } from '#api/services/posts/posts.ts'
import type { Words } from '#api/texts.ts'
import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'

interface PostsRouteDependencies {
  posts: PostsService
  reader: PostReader
  postViews: PostViewsService
  words: (language: Language) => Words
  /** A search takes as long as a page. */
  limit: RenderLimit
}

const slugs = z.object({ slug: z.string() })
const ids = z.object({ id: z.string().check(storableText()) })
const previews = z.object({ preview: z.catch(z.optional(z.string()), undefined) })
const json = 'application/json; charset=utf-8'

/** `GET /api/posts`, `GET /api/posts/{slug}` and `POST /api/posts/{id}/views`. */
export function postsRoutes(
  app: FastifyInstance,
  { posts, reader, postViews, words, limit }: PostsRouteDependencies,
): void {
  app.get(apiPaths.posts, async (request, reply) => {
    const list = await limit(() => posts.list(postQuery.parse(request.query)), networkOf(request.ip))
    return sendTagged(request, reply.header('cache-control', revalidated), json, JSON.stringify(list))
  })

  app.get(`${apiPaths.posts}/:slug`, async (request, reply) => {
    const { slug } = slugs.parse(request.params)
    const language = languageOf(request)
    const { preview } = previews.parse(request.query)
    const found = await reader.read({ language, slug, ...(preview !== undefined && { preview }) })
    if (found.status === 'moved')
      return reply.redirect(`${apiPaths.posts}/${encodeURIComponent(found.slug)}?language=${language}`, 301)
    if (found.status === 'missing')
      return reply.code(404).send({
        error: errorBody(new AppError('not_found'), words(language)),
        addresses: found.addresses,
      })
    const caching = found.post.isDraft ? 'no-store' : revalidated
    return sendTagged(request, reply.header('cache-control', caching), json, JSON.stringify(found.post))
  })

  app.post(`${apiPaths.posts}/:id/views`, { logLevel: 'warn' }, async (request, reply) => {
    const input = viewInput.safeParse(request.body)
    if (!input.success) throw new AppError('bad_request')
    const userAgent = request.headers['user-agent'] ?? ''
    const counted = await postViews.count(ids.parse(request.params).id, input.data, { ip: request.ip, userAgent })
    if (counted === undefined) throw new AppError('not_found')
    return reply.header('cache-control', 'no-store').send({ counted })
  })
}

/** May be kept, and is asked for again each time: a change is seen at once. */
const revalidated = 'public, max-age=0, must-revalidate'

function languageOf(request: FastifyRequest): Language {
  const { language } = z.object({ language: z.catch(z.optional(z.string()), undefined) }).parse(request.query)
  return isLanguage(language) ? language : defaultLanguage
}
