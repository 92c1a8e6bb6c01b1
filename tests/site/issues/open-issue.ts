import { vi } from 'vitest'
import { createIssueSaving, type IssuePorts } from '#site/staff/issues/issue-saving.ts'
import { createIssueServer, createKept } from './issue-server.ts'

export async function openIssue(server = createIssueServer(), browser = createKept()) {
  const again = vi.fn<IssuePorts['again']>()
  const ports = { save: server.save, read: server.read, again, kept: browser.store, now: Date.now }
  const saving = createIssueSaving(server.issue(), ports)
  await saving.start()
  return { server, browser, saving, again }
}
