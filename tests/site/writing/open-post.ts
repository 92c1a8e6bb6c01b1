import { vi } from 'vitest'
import { createPostSaving, type PostPorts } from '#site/staff/writing/post-saving.ts'
import { createBrowser, createServer } from './post-server.ts'

/** A post on a page. */
export async function openPost(server = createServer(), browser = createBrowser(), ask?: () => void) {
  const again = vi.fn<PostPorts['again']>()
  const saving = createPostSaving(server.read(), {
    save: server.save,
    read: async () => ({ ok: true, answer: server.read() }),
    again,
    ...(ask && { ask }),
    kept: browser.store,
    now: Date.now,
  })
  await saving.start()
  return { server, browser, saving, again }
}

export const body = (...paragraphs: string[]) => ({ body: `${paragraphs.join('\n\n')}\n` })
