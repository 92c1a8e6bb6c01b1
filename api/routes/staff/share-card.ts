import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { PublishedPosts } from '#api/contract/client.ts'
import { shareCardQuery } from '#api/contract/staff/post-writing.ts'
import { staffShareCard } from '#api/contract/values/staff-paths.ts'
import { AppError } from '#api/errors.ts'
import type { Pages } from '#api/http/pages.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import type { ShareCards } from '#api/services/post-desk/share-cards.ts'
import { checked } from '#api/services/staff/staff-calls.ts'

interface ShareCardDependencies {
  pages: Pages
  published: PublishedPosts
  shareCards: ShareCards
  openStaffContext: OpenStaffContext
}

const schema = {
  tags: ['Staff'],
  summary: 'See the share picture of a post as it is written',
  description: 'Drawn as the public one is, from what is saved in one language.',
  querystring: shareCardQuery,
  produces: ['image/jpeg'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'invalid', 'not_found'] as const,
}

/** `GET /api/staff/posts/card.jpg`. */
export function shareCardRoute(
  app: FastifyInstance,
  { pages, published, shareCards, openStaffContext }: ShareCardDependencies,
): void {
  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)
    scope.route({
      method: 'GET',
      url: staffShareCard,
      schema,
      // First the right, then the input: who may not call learns nothing of it.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const query = () => checked(shareCardQuery, request.query)
        const card = await shareCards.written(staffOf(request), query)
        const path = `/share/${query().in}/posts/written.jpg`
        const file = await pages.file(path, { ...published, card: async () => card })
        if (!file) throw new AppError('not_found')
        return reply.type(file.type).header('cache-control', 'private, no-cache').send(file.body)
      },
    })
  })
}
