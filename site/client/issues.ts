import type { SiteClient } from '#api/contract/client.ts'
import { issueArchive } from '#api/contract/issue-archive.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { call } from '#site/client/call.ts'

export const listIssues: SiteClient['listIssues'] = (language) =>
  call(`${apiPaths.issues}?${new URLSearchParams({ language })}`, { method: 'GET', answer: issueArchive })
