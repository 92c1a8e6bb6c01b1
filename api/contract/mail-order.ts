import * as z from 'zod/mini'
import { resumeRisks } from '#api/contract/applications.ts'
import { issueMail } from '#api/contract/issue-mail.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { keepGrounds, stageMails } from '#api/contract/values/staff/application-stages.ts'
import { browserNames, systemNames } from '#api/contract/values/user-agent.ts'
import { languages } from '#locales/languages.ts'

const text = z.string()
const language = z.enum(languages)
const day = z.iso.date()
const reportFigures = z.object({
  visitors: z.number(),
  visits: z.number(),
  views: z.number(),
  timeOnPage: z.nullable(z.number()), // seconds
})
const reportRows = z.array(z.object({ key: text, count: z.number(), before: z.number() }))
const newsletterLinks = z.object({ link: z.url(), unsubscribe: z.url() })

/** Names are one line. An acknowledgement has neither name nor message (D40); a former version's has no facts. Mails to staff have nothing that anybody typed, but for addresses of pages. */
const facts = {
  'contact-notification': z.object({
    name: text,
    email: text,
    purpose: z.enum(contactPurposes),
    senderLanguage: language,
    message: text,
  }),
  'contact-acknowledgement': z.object({
    purpose: z.optional(z.enum(contactPurposes)),
    receivedAt: z.optional(z.number()),
  }),
  'contact-answer': z.object({
    text, // of somebody of the staff
    message: text,
    receivedAt: z.number(),
  }),
  'application-notification': z.object({
    name: text,
    email: text,
    phone: text,
    interest: z.enum(applicationInterests),
    opening: z.optional(text),
    applicantLanguage: language,
    resume: text,
    // Mails ordered before there were any have none.
    risks: z._default(z.array(z.enum(resumeRisks)), []),
    message: text,
  }),
  'application-acknowledgement': z.object({
    interest: z.optional(z.enum(applicationInterests)),
    receivedAt: z.optional(z.number()),
  }),
  /** `words` are of staff, and may be empty. */
  'application-stage': z.object({ kind: z.enum(stageMails), name: text, opening: z.optional(text), words: text }),
  'application-kept': z.object({
    ground: z.enum(keepGrounds),
    name: text,
    opening: z.optional(text),
    until: z.number(), // milliseconds since 1970
  }),
  /** Who was brought in by staff has filled in no form. */
  'newsletter-confirm': z.extend(newsletterLinks, { isImported: z.optional(z.boolean()) }),
  'newsletter-known': newsletterLinks,
  /** `archive`: where earlier issues are, if they are public. */
  'newsletter-welcome': z.extend(newsletterLinks, { archive: z.optional(z.url()) }),
  'newsletter-issue': issueMail,
  'staff-invitation': z.object({ link: z.url(), role: z.enum(['owner', 'moderator']) }),
  'staff-reset': z.object({ link: z.url(), cause: z.enum(['asked', 'operator']) }),
  'staff-new-device': z.object({
    link: z.url(),
    browser: z.enum(browserNames),
    system: z.enum(systemNames),
    signedInAt: z.number(),
  }),
  'staff-address-change': z.object({ link: z.url(), end: z.enum(['old', 'new']) }),
  /** Days are those of the agency, both included. Rows are pages by views and channels by visits. */
  'staff-report': z.object({
    kind: z.enum(['weekly', 'monthly']),
    from: day,
    to: day,
    figures: reportFigures,
    before: reportFigures,
    agreed: z.nullable(z.number()), // share of views by people who agreed to be counted
    pages: reportRows,
    channels: reportRows,
    link: z.url(),
    settings: z.url(),
  }),
  'staff-alert': z.object({
    direction: z.enum(['rise', 'fall']),
    day,
    visits: z.number(),
    usual: z.number(),
    weeks: z.number(), // that it was compared with
    link: z.url(),
    settings: z.url(),
  }),
} as const

function order<const Template extends keyof typeof facts>(template: Template) {
  return z.object({ template: z.literal(template), props: facts[template], language })
}

/** Which mail, of which facts, in which language. It becomes words when it is delivered, so that whoever posts a form does not wait for that (D15). */
export const mailOrder = z.discriminatedUnion('template', [
  order('contact-notification'),
  order('contact-acknowledgement'),
  order('contact-answer'),
  order('application-notification'),
  order('application-acknowledgement'),
  order('application-stage'),
  order('application-kept'),
  order('newsletter-confirm'),
  order('newsletter-known'),
  order('newsletter-welcome'),
  order('newsletter-issue'),
  order('staff-invitation'),
  order('staff-reset'),
  order('staff-new-device'),
  order('staff-address-change'),
  order('staff-report'),
  order('staff-alert'),
])

export type MailOrder = z.output<typeof mailOrder>

export type MailContent = WithoutLanguage<MailOrder>

type WithoutLanguage<Order> = Order extends MailOrder ? Omit<Order, 'language'> : never

export type MailTemplate = MailOrder['template']

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(facts, name)
}

export interface MailParts {
  subject: string
  html: string
  text: string
}

/** The door to `ui/mails/`, built with the pages. */
export type RenderMail = (order: MailOrder) => Promise<MailParts>
