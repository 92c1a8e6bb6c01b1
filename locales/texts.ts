import type common from './en/common.json'
import type contact from './en/contact.json'
import type contactForm from './en/contact-form.json'
import type errors from './en/errors.json'
import type home from './en/home.json'
import type mail from './en/mail.json'
import type messageError from './en/message-error.json'
import type notFound from './en/not-found.json'
import type siteFooter from './en/site-footer.json'
import type siteHeader from './en/site-header.json'
import type thankYou from './en/thank-you.json'

/** Every file of texts by its name, as English has it: English is the source of the keys. */
export interface Texts {
  common: typeof common
  contact: typeof contact
  'contact-form': typeof contactForm
  errors: typeof errors
  home: typeof home
  mail: typeof mail
  'message-error': typeof messageError
  'not-found': typeof notFound
  'site-footer': typeof siteFooter
  'site-header': typeof siteHeader
  'thank-you': typeof thankYou
}

export type TextFile = keyof Texts
