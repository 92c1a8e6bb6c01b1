import type { MailContent } from '#api/contract/mail-order.ts'
import { staffLinkPaths } from '#api/contract/values/staff-link-paths.ts'
import { browserOf, systemOf } from '#api/contract/values/user-agent.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'

interface StaffMailsDependencies {
  mailFrom: string
  mailTo: string
  publicUrl: string // without a trailing slash
}

interface Recipient {
  email: string
  language: Language
}

export type StaffMails = ReturnType<typeof createStaffMails>

/** Addresses have no name beside them: names are what somebody has typed. */
export function createStaffMails({ mailFrom, mailTo, publicUrl }: StaffMailsDependencies) {
  const linkTo = (page: keyof typeof staffLinkPaths, token: string) =>
    `${publicUrl}${staffLinkPaths[page]}?token=${token}`

  const order = ({ email, language }: Recipient, date: number, content: MailContent): OrderedMail => ({
    ...content,
    from: { name: brand.name, address: mailFrom },
    to: { name: '', address: email },
    replyTo: { name: brand.name, address: mailTo },
    date,
    automatic: true,
    language,
  })

  return {
    linkTo,

    invitation: (to: Recipient, { role, token }: { role: 'owner' | 'moderator'; token: string }, date: number) =>
      order(to, date, { template: 'staff-invitation', props: { link: linkTo('invitation', token), role } }),

    /** `operator`: for 24 hours, with the second factor removed. */
    reset: (to: Recipient, token: string, date: number, cause: 'asked' | 'operator' = 'asked') =>
      order(to, date, { template: 'staff-reset', props: { link: linkTo('reset', token), cause } }),

    newDevice: (to: Recipient, userAgent: string, signedInAt: number) =>
      order(to, signedInAt, {
        template: 'staff-new-device',
        props: {
          link: `${publicUrl}${staffLinkPaths.account}`,
          browser: browserOf(userAgent),
          system: systemOf(userAgent),
          signedInAt,
        },
      }),

    letter: (
      to: Recipient,
      content: Extract<MailContent, { template: 'staff-report' | 'staff-alert' }>,
      date: number,
    ) => order(to, date, content),

    addressChange: (to: Recipient, { end, token }: { end: 'old' | 'new'; token: string }, date: number) =>
      order(to, date, { template: 'staff-address-change', props: { link: linkTo('address', token), end } }),
  }
}
