import { brand } from '#locales/brand.ts'

/** Who sends a mail, as its foot says. */
interface MailSender {
  name: string
  mail: { contact: string }
  /** Where law wants a postal address in every mail, it stands in the brand file. */
  postalAddress?: string
}

export const mailSender: MailSender = brand
