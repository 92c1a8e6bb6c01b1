import { randomUUIDv7 } from 'node:crypto'
import { openDatabase } from '#api/db/open.ts'
import { patiently } from '#api/db/patience.ts'
import { readEnvironment } from '#api/environment.ts'
import { expectSite } from '#api/operate/expect-site.ts'
import { databaseHint, whileStarting } from '#api/operate/start-trouble.ts'
import { createNewLink } from '#api/services/staff/new-link.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import { createStaffMails } from '#api/services/staff/staff-mails.ts'
import { createStores } from '#api/store/stores.ts'

const PATIENCE = 60_000 // milliseconds

type Shell = Awaited<ReturnType<typeof openShell>>

/** What an operator does for staff, beside the running server. */
export async function atStaffShell(work: (shell: Shell) => Promise<void>): Promise<void> {
  try {
    const shell = await openShell()
    try {
      await patiently(PATIENCE, () => work(shell))
    } finally {
      await shell.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function openShell() {
  const environment = readEnvironment(process.env)
  const { dataDir, databaseUrl, smtpUrl, port } = environment
  await expectSite(environment)
  const publicUrl = environment.publicUrl ?? `http://localhost:${port}`
  const database = await whileStarting(databaseHint(databaseUrl, dataDir), () =>
    // The server may be bringing its posts in.
    patiently(PATIENCE, () =>
      openDatabase({ ...environment, now: Date.now, onError: (error) => console.error(error.message) }),
    ),
  )
  const tools = { now: Date.now, newId: randomUUIDv7 }
  return {
    ...tools,
    stores: createStores(database),
    mails: createStaffMails({ ...environment, publicUrl }),
    newLink: createNewLink(tools),
    note: createNoteDeed(tools),
    isMailed: smtpUrl !== undefined,

    /** The link is the last line, so that another program can take it from there. */
    tell(what: string, email: string, link: string): void {
      console.info(what)
      if (smtpUrl !== undefined) console.info(`A mail to ${email} has the link too; the server sends it when it runs.`)
      if (!environment.publicUrl)
        console.info(`PUBLIC_URL is not set, so the link leads to ${publicUrl}: set it to where the site is opened.`)
      console.info('The link works once, within 24 hours:')
      console.info(link)
    },

    close: () => database.db.destroy(),
  }
}
