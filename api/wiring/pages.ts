import type { CachedPages } from '#api/http/cached-pages.ts'
import { createRenderLimit } from '#api/http/render-limit.ts'
import { userAgentOf } from '#api/http/requests/user-agent-of.ts'
import { createSendCached, createSendPage } from '#api/routes/pages.ts'
import type { StaffPagesDependencies } from '#api/routes/staff/staff-pages.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import type { Parts } from '#api/wiring/parts.ts'
import { createServerClient } from '#api/wiring/server-client.ts'
import type { Services } from '#api/wiring/services.ts'
import { createStaffServerClient } from '#api/wiring/staff/staff-client.ts'

export function wirePages(
  { pages, words, environment, log, now }: Parts,
  services: Services,
  cachedPages: CachedPages,
) {
  const onFull = () => log.warn('More pages are asked for than can be rendered; visitors are told to try again')
  const limit = createRenderLimit({ onFull, now })
  // Drawn one after the other, some after a wait for S3: no page waits for them.
  const pictureLimit = createRenderLimit({ onFull, now, atOnce: 2 })
  const formLimit = createRenderLimit({ onFull, now, atOnce: Number.POSITIVE_INFINITY })
  // What these wait for, such as other sites, is bounded by account; no visitor waits for it.
  const staffLimit = createRenderLimit({ onFull, now, atOnce: Number.POSITIVE_INFINITY })
  const sendPage = createSendPage({
    pages,
    limit,
    formLimit,
    clientFor(request, resume, onRefused) {
      const sender = { ip: request.ip, userAgent: userAgentOf(request) }
      const network = networkOf(request.ip)
      const { refusal, log } = request
      return createServerClient(services, { resume, words, network, sender, refusal, log, onRefused })
    },
  })
  const nobody = {
    resume: undefined,
    refusal: undefined,
    network: '',
    sender: { ip: '', userAgent: '' },
    onRefused: () => {},
  }
  const sources = { client: createServerClient(services, { ...nobody, words, log }), posts: services.published }
  const cache = pages.openCache?.({ content: services.version, limit })
  const staffPages: StaffPagesDependencies = {
    pages,
    limit,
    staffLimit,
    formLimit,
    openStaffContext: services.openStaffContext,
    staff: services.staff,
    clientFor(request, reply, context, onRefused) {
      const { refusal, log } = request
      const open = async (token?: string) =>
        token === undefined ? context : services.openStaffContext(request, reply, token)
      const { language } = context
      return createStaffServerClient({ staff: services.staff, open, refusal, words, log, onRefused, language })
    },
    publicUrl: environment.publicUrl,
  }
  return {
    cache,
    limit,
    pictureLimit,
    sendPage,
    sendCached: createSendCached({ cache, cachedPages, sources }),
    staffPages,
  }
}
