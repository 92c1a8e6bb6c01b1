import { toPlainText } from '@react-email/render'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { MailContent, MailParts } from '#api/contract/mail-order.ts'
import { mailElement, mailSubject, subjectFiles } from '#site/render/mails/mail-templates.tsx'

export function mailParts(content: MailContent, texts: i18n): MailParts {
  const html = mailHtml(mailElement(content), texts)
  return {
    subject: mailSubject(content, texts.getFixedT(texts.language, subjectFiles), texts.language),
    html,
    text: `${toPlainText(html, textOptions).trim()}\n`,
  }
}

/** react-email's own `render` streams, leaves comments between words, and may not run beside another renderer. */
export function mailHtml(mail: ReactNode, texts: i18n): string {
  return `<!doctype html>${renderToStaticMarkup(<I18nextProvider i18n={texts}>{mail}</I18nextProvider>)}`
}

const LINE_LENGTH = 74 // short enough to be quoted in an answer; addresses are not broken

const textOptions = {
  wordwrap: LINE_LENGTH,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1 } },
    // Capitals are another spelling: ß becomes SS, and names are shouted.
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: 'hr', options: { length: 24 } },
    { selector: '[data-slot="mail-facts"]', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: '[data-text-format="lines"]', format: 'pre' },
  ],
}
