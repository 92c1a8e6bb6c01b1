import { parseArgs } from 'node:util'
import { staffEmail } from '#api/contract/staff/fields.ts'
import { staffRoles } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { atStaffShell } from '#api/operate/staff-shell.ts'
import { peopleLock } from '#api/services/staff/locks.ts'
import { createInvitations } from '#api/services/staff/people/invitations.ts'
import { defaultLanguage, isLanguage, languages } from '#locales/languages.ts'

const usage = `npm run staff:invite -- owner@example.org [--role ${staffRoles.join(' | ')}] [--language ${languages.join(' | ')}]`

/** `npm run staff:invite`: the first owner of all, and whoever else has to come in without another owner. */
await atStaffShell(async (shell) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'owner' },
      language: { type: 'string', default: defaultLanguage },
    },
  })
  const { data: email } = staffEmail.safeParse(positionals[0])
  const role = staffRoles.find((known) => known === values.role)
  const { language } = values
  if (email === undefined || positionals.length > 1 || !role || !isLanguage(language))
    throw new Error(`Say one address: ${usage}`)

  const { stores, mails, isMailed } = shell
  const invitations = createInvitations(shell)
  const issued = await stores
    .transaction([peopleLock], (inside) =>
      invitations.issue(inside, { email, role, language }, { by: undefined, isMailed }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'invalid') throw error
      throw new Error(
        `There is an account for ${email} already. Whoever has lost its second factor or password: npm run staff:reset-second-factor -- ${email}`,
      )
    })
  shell.tell(`${email} is invited as ${role}.`, email, mails.linkTo('invitation', issued.token))
})
