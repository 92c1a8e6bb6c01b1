import type { ViewInput } from '#api/contract/posts.ts'
import { apiPaths } from '#api/contract/values/paths.ts'

/** Reports a view (D23). `keepalive` sends it even when the page is left. */
export async function countView(id: string, input: ViewInput): Promise<void> {
  await fetch(`${apiPaths.posts}/${encodeURIComponent(id)}/views`, {
    method: 'POST',
    body: JSON.stringify(input),
    keepalive: true,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(15_000),
  }).catch(() => {})
}
