import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import type { TestServer } from '../servers/server.ts'
import { addStaffSession } from '../servers/staff-session.ts'
import { type OpenPage, openPage } from './browser-page.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')

export const staffPassword = 'seven windows and a cat'

/** A server in a process of its own, as tests and benches start one. */
type Server = Pick<TestServer, 'url' | 'dataDir' | 'databaseUrl'>

/** What `npm run staff:invite` prints last, on the address that the test uses. */
export async function inviteByShell(server: Server, email: string, ...more: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'api/operate/staff-invite.ts'), email, ...more],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: server.dataDir,
        ...(server.databaseUrl && { DATABASE_URL: server.databaseUrl }),
      },
    },
  )
  return onServer(server, stdout.trim().split('\n').at(-1) ?? '')
}

/** The newest link of a kind that was mailed to an address. */
export function mailedLink(server: Server, to: string, kind: 'invitation' | 'reset' | 'address'): string {
  const links = globSync('outbox/*.eml', { cwd: server.dataDir })
    .map((file) =>
      readFileSync(path.join(server.dataDir, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '='),
    )
    .filter((mail) => mail.includes(`To: ${to}`))
    .flatMap((mail) => new RegExp(`https?://[^\\s"<>]*/admin/${kind}\\?token=[\\w-]+`).exec(mail)?.[0] ?? [])
  const link = links.at(-1)
  if (!link) throw new Error(`No mail with such a link has gone to ${to}.`)
  return onServer(server, link)
}

function onServer(server: Server, link: string): string {
  const { pathname, search } = new URL(link)
  return server.url + pathname + search
}

/** Reads the key that the page shows. Each call gives the next code, because one counts only once: half a minute early is allowed. */
export async function setUpApp(page: Page): Promise<() => string> {
  const text = await page.locator('main').textContent()
  const key = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(text ?? '')?.[0].replaceAll(' ', '') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key) })
  let used = 0
  return () => totp.generate({ timestamp: Date.now() + 30_000 * used++ })
}

interface Staff {
  role?: 'owner' | 'moderator'
  /** Followed by “Sample”. */
  name?: string
}

/** What a browser keeps of a session. */
export type StaffState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Somebody new who is signed in. Their way in has tests of its own. */
export async function staffState(
  server: Server,
  { role = 'moderator', name = 'Mira' }: Staff = {},
): Promise<StaffState> {
  const value = await addStaffSession(server, { role, name })
  const { hostname: domain } = new URL(server.url)
  const session = { name: 'session', value, domain, path: '/', expires: -1, httpOnly: true, secure: false }
  return { cookies: [{ ...session, sameSite: 'Lax' }], origins: [] }
}

/** A page of somebody new who is signed in. */
export async function openStaffPage(
  server: Server,
  { role, name, ...options }: Staff & BrowserContextOptions = {},
): Promise<OpenPage> {
  const storageState = await staffState(server, { ...(role && { role }), ...(name && { name }) })
  return openPage({ ...options, storageState })
}

/** Posts the form that has the focus, without scripts, and waits for the page that answers. */
export async function sendForm(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
}

/** Resolves once what no first view waits for is hydrated, too: what is typed or pressed before would be lost. */
export async function staffHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOurs = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const parts = document.querySelectorAll(
      'main, [data-slot="staff-rail"], [data-slot="phone-bar"], [data-slot="analytics-board"], [data-slot="segments-strip"], [data-slot="leaving"]',
    )
    return parts.length > 0 && [...parts].every(isOurs)
  })
}

/** Resolves once the first view is, which may be before the browser is idle. */
export async function staffFirstHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
