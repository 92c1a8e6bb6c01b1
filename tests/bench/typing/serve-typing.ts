import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import texts from '../../../locales/en/site/blog-post.json' with { type: 'json' }

export const LENGTH = 300_000 // characters
const page = fileURLToPath(new URL('./typing-page.tsx', import.meta.url))
const root = path.join(import.meta.dirname, '..', '..', '..')
const posts = globSync('api/content/posts/*/en.md', { cwd: root })
  .toSorted()
  .map((file) => readFileSync(path.join(root, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''))

/** The page, built as the site is, and both texts. */
export async function serveTyping() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dritare-bench-typing-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss({ optimize: false })],
    build: { outDir: folder, emptyOutDir: true, manifest: true, rolldownOptions: { input: page } },
  })
  const manifest: Record<string, { file: string; css?: string[]; isEntry?: boolean }> = JSON.parse(
    readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const styles = (entry?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const html = `<!doctype html><html lang="en" data-theme="day"><meta charset="utf-8"><title>Typing</title>${styles}<div id="root"></div><script type="module" src="/${entry?.file}"></script></html>`
  const { markdown, rendered } = longText()

  const server = createServer(({ url = '/' }, response) => {
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body)
    if (['/bare', '/page'].includes(url)) return send('text/html', html)
    if (url === '/text.md') return send('text/markdown; charset=utf-8', markdown)
    if (url === '/text.html') return send('text/html; charset=utf-8', rendered)
    if (!url.startsWith('/assets/')) return response.writeHead(404).end()
    return send(
      url.endsWith('.css') ? 'text/css' : 'text/javascript',
      readFileSync(path.join(folder, path.basename(path.dirname(url)), path.basename(url))),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Of the posts that come with the site. */
export function longText(): { markdown: string; rendered: string } {
  const parts: string[] = []
  for (let length = 0, number = 0; length < LENGTH; number += 1) {
    const part = posts[number % posts.length] ?? ''
    parts.push(part)
    length += part.length
  }
  const rendered = new Map(
    posts.map((post) => [post, renderMarkdown(post, { language: 'en', labels: texts.markdown }).html]),
  )
  return { markdown: parts.join('\n\n'), rendered: parts.map((part) => rendered.get(part)).join('') }
}
