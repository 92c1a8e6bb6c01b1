import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import type { TestServer } from '../servers/server.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')

export const staffPassword = 'seven windows and a cat'

/** What `npm run staff:invite` prints last, on the address that the test uses. */
export async function inviteByShell(server: TestServer, email: string, ...more: string[]): Promise<string> {
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
export function mailedLink(server: TestServer, to: string, kind: 'invitation' | 'reset' | 'address'): string {
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

function onServer(server: TestServer, link: string): string {
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
