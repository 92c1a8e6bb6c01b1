import { brand } from '#locales/brand.ts'

interface MailSender {
  name: string
  mail: { contact: string }
  /** Where law wants one in every mail. */
  postalAddress?: string
}

export const mailSender: MailSender = brand
