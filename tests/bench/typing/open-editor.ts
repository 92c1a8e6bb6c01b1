import { rm } from 'node:fs/promises'
import type { Browser, BrowserContext } from 'playwright'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { closeBrowser } from '../../support/browser/browser-page.ts'
import { staffState } from '../../support/browser/staff-visitor.ts'
import { makeDataDir, startSite } from '../site-server.ts'

/** The built site as `npm start` runs it, and somebody signed in who begins posts with this text. */
export async function openEditor(browser: Browser, body: string) {
  const dataDir = await makeDataDir()
  const site = await startSite({}, dataDir)
  const server = { url: site.url, dataDir, databaseUrl: undefined }
  const context = await browser.newContext({
    storageState: await staffState(server),
    viewport: { width: 1280, height: 800 },
  })
  return {
    context,
    /** Resolves to where the post is edited. */
    begin: async () => site.url + (await write(context, site.url, body)),
    async [Symbol.asyncDispose]() {
      await context.close()
      await closeBrowser()
      await site[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Resolves to the path of its editor. */
async function write(context: BrowserContext, url: string, body: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(`${url}/admin/posts/new?in=en`)
  const { pathname } = new URL(page.url())
  const [, id] = /\/posts\/([^/]+)\//.exec(pathname) ?? []
  const lines = { slug: '', excerpt: '', seoTitle: '', seoDescription: '', pictureAlt: '', picture: '' }
  const text = { ...lines, title: 'Long', body, tags: [], type: 'insights', author: 'Dritare Lab', isFeatured: false }
  const status = await page.evaluate(
    async ([path = '', draft = '']) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: draft })).status
    },
    [staffPaths.savePost, JSON.stringify({ id, in: 'en', version: 0, text })],
  )
  await page.close()
  if (status !== 200) throw new Error(`The long post was not saved: ${status}.`)
  return pathname
}
