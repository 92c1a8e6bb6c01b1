import type { FastifyInstance } from 'fastify'
import type { RenderLimit } from '#api/contract/page-cache.ts'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { issueArchiveRoute } from '#api/routes/issue-archive.ts'
import type { IssueArchiveService } from '#api/services/issues/issue-archive.ts'
import type { WebVersion } from '#api/services/issues/web-version.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'

interface IssueRouteDependencies {
  webVersion: WebVersion
  archive: IssueArchiveService
  limit: RenderLimit // an issue that has not been sent is written anew
}

/** A mail is no page of ours: it loads its pictures and nothing else. */
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/** `GET /newsletter/issues/{token}`: an issue for whoever has its link, such as a reader whose mail program shows it badly. */
export function newsletterIssueRoute(
  app: FastifyInstance,
  { webVersion, archive, limit }: IssueRouteDependencies,
): void {
  issueArchiveRoute(app, { archive, limit })

  app.get<{ Params: { token: string } }>(`${newsletterPaths.issue}/:token`, async (request, reply) => {
    const issue = await limit(() => webVersion(request.params.token), networkOf(request.ip))
    if (!issue) return reply.callNotFound()
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-language': issue.language,
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      .type('text/html; charset=utf-8')
      .send(issue.html)
  })
}
