import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { lazily } from '#api/lazily.ts'
import type { Mailer } from '#api/outbound/mail.ts'
import { mailOptions } from '#api/outbound/mail-options.ts'

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
      await rename(unfinished, path.join(folder, `${id}.eml`))
    },
    close: () => undefined,
  }
}
