import * as z from 'zod/mini'
import { applicationInterests } from '#api/contract/applications.ts'
import { contactPurposes } from '#api/contract/contact-purposes.ts'
import { languages } from '#locales/languages.ts'

const text = z.string()
const language = z.enum(languages)
const newsletterLinks = z.object({ link: z.url(), unsubscribe: z.url() })

/** The facts that each mail is made from. Names are one line; messages are a visitor's own words, line breaks and all. */
const facts = {
  'contact-notification': z.object({
    name: text,
    email: text,
    purpose: z.enum(contactPurposes),
    senderLanguage: language,
    message: text,
  }),
  'contact-acknowledgement': z.object({ name: text, message: text }),
  'application-notification': z.object({
    name: text,
    email: text,
    phone: text,
    interest: z.enum(applicationInterests),
    applicantLanguage: language,
    resume: text,
    message: text,
  }),
  'application-acknowledgement': z.object({ name: text, resume: text, message: text }),
  'newsletter-confirm': newsletterLinks,
  'newsletter-known': newsletterLinks,
} as const

function order<const Template extends keyof typeof facts>(template: Template) {
  return z.object({ template: z.literal(template), props: facts[template], language })
}

/** Which mail, of which facts, in which language. It becomes words when it is delivered, so that whoever posts a form does not wait for that (D15). */
export const mailOrder = z.discriminatedUnion('template', [
  order('contact-notification'),
  order('contact-acknowledgement'),
  order('application-notification'),
  order('application-acknowledgement'),
  order('newsletter-confirm'),
  order('newsletter-known'),
])

export type MailOrder = z.output<typeof mailOrder>

/** An order before a language is chosen for it. */
export type MailContent = WithoutLanguage<MailOrder>

type WithoutLanguage<Order> = Order extends MailOrder ? Omit<Order, 'language'> : never

export type MailTemplate = MailOrder['template']

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(facts, name)
}

/** A mail in words: what the reader sees in the list, in a program that shows HTML, and in one that does not. */
export interface MailParts {
  subject: string
  html: string
  text: string
}

/** The door to `ui/mails/`, built with the pages. */
export type RenderMail = (order: MailOrder) => Promise<MailParts>
