import type { SiteClient } from '#api/contract/client.ts'
import { openingList } from '#api/contract/openings.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

export const listOpenings: SiteClient['listOpenings'] = (language) =>
  call(`${apiPaths.openings}?${new URLSearchParams({ language })}`, { method: 'GET', answer: openingList })
