import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { lazily } from '#api/lazily.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'

/** Writes each mail to `{folder}/{id}.eml`: the default as long as no SMTP server is named. Writing the same mail twice leaves one file. */
export function createFileMailer(folder: string): Mailer {
  // nodemailer is loaded with the first mail: a server should open quickly.
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
      await rename(unfinished, path.join(folder, `${id}.eml`))
    },
    // Nothing is open between two mails.
    close: () => undefined,
  }
}
