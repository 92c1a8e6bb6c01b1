import { renameSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { lazily } from '#api/lazily.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'

const mailFile = /\.(?:eml|part)$/

/** Writes `{folder}/{id}.eml`, the default without SMTP. Idempotent. */
export function createFileMailer(folder: string): Mailer {
  const transport = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  })
  return {
    async send(mail, id) {
      const { message } = await (await transport()).sendMail(mailOptions(mail, id))
      if (!Buffer.isBuffer(message))
        throw new Error('The mail was not built as one buffer: the stream transport lost its `buffer` option.')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = path.join(folder, `.${id}.part`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(message)
        await file.sync()
      } finally {
        await file.close()
      }
      // Not awaited: whoever asked notes in the same turn that it has gone, and a kill finds no moment in between.
      renameSync(unfinished, path.join(folder, `${id}.eml`))
    },
    close: () => undefined,
  }
}

/** Deletes up to `limit` mails older than `time`. Returns how many. */
export async function deleteMailsBefore(folder: string, time: number, limit: number): Promise<number> {
  const names = (await readdir(folder).catch(whenMissing)) ?? []
  let deleted = 0
  for (const name of names.filter((entry) => mailFile.test(entry))) {
    if (deleted === limit) break
    const file = path.join(folder, name)
    // Another server may have deleted it.
    const found = await stat(file).catch(() => undefined)
    if (found === undefined || found.mtimeMs > time) continue
    await rm(file, { force: true })
    deleted++
  }
  return deleted
}

/** The files of mails to or from an address, by their headers. Those whose names were `seen` are left out. */
export async function findMailsOf(folder: string, address: string, seen = new Set<string>()): Promise<string[]> {
  const names = (await readdir(folder).catch(whenMissing)) ?? []
  const found: string[] = []
  for (const name of names.filter((entry) => mailFile.test(entry) && !seen.has(entry))) {
    seen.add(name)
    const file = path.join(folder, name)
    // Another server may have deleted it.
    const text = await readFile(file, 'latin1').catch(whenMissing)
    const [header = ''] = text?.split('\r\n\r\n', 1) ?? []
    if (holdsAddress(header.toLowerCase(), address.toLowerCase())) found.push(file)
  }
  return found
}

/** `ana@example.org` is no part of `rihana@example.org` or `ana@example.org.example`: another person's mails stay. */
function holdsAddress(header: string, address: string): boolean {
  for (let at = header.indexOf(address); at >= 0; at = header.indexOf(address, at + 1)) {
    const after = header.slice(at + address.length, at + address.length + 2)
    if (!/[\w.!#$%&'*+/=?^`{|}~-]/.test(header.charAt(at - 1)) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}
