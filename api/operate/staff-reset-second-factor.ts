import { parseArgs } from 'node:util'
import { staffEmail } from '#api/contract/staff/fields.ts'
import { AppError } from '#api/errors.ts'
import { atStaffShell } from '#api/operate/staff-shell.ts'
import { createLostFactors } from '#api/services/staff/people/lost-factors.ts'

/** `npm run staff:reset-second-factor`: for who has lost phone, passkeys and recovery codes. */
await atStaffShell(async (shell) => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const { data: email } = staffEmail.safeParse(positionals[0])
  if (email === undefined || positionals.length > 1)
    throw new Error('Say one address: npm run staff:reset-second-factor -- owner@example.org')
  const { token } = await createLostFactors(shell)
    .reset(email, shell)
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found')
        throw new Error(`There is no account for ${email}. To make one: npm run staff:invite -- ${email}`)
      if (error instanceof AppError && error.code === 'conflict')
        throw new Error(`The account for ${email} is deactivated; an owner can activate it again.`)
      throw error
    })
  const what = `The second factor and the password of ${email} are gone, and its sessions have ended. The link leads to a new password; then a second factor is set up.`
  shell.tell(what, email, shell.mails.linkTo('reset', token))
})
