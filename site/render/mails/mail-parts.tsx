import { toPlainText } from '@react-email/render'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { MailContent, MailParts } from '#api/contract/mail-order.ts'
import { mailElement, mailSubject, subjectFiles } from '#site/render/mails/mail-templates.tsx'

/** A mail in the words of `texts`, on the server as in Storybook. */
export function mailParts(content: MailContent, texts: i18n): MailParts {
  const html = mailHtml(mailElement(content), texts)
  return {
    subject: mailSubject(content, texts.getFixedT(texts.language, subjectFiles)),
    html,
    text: `${toPlainText(html, textOptions).trim()}\n`,
  }
}

/**
 * A whole document. Not by react-email's own `render`: that streams, leaves React's marks between words, and may not run
 * beside the renderer of a page, as in Storybook (“multiple renderers”).
 */
export function mailHtml(mail: ReactNode, texts: i18n): string {
  return `<!doctype html>${renderToStaticMarkup(<I18nextProvider i18n={texts}>{mail}</I18nextProvider>)}`
}

/** Lines short enough to be quoted in an answer; addresses are not broken. */
const LINE_LENGTH = 74

/** How the HTML part reads without HTML, so that both say the same. */
const textOptions = {
  wordwrap: LINE_LENGTH,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1 } },
    { selector: 'hr', options: { length: 24 } },
    { selector: '[data-slot="mail-facts"]', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    // A visitor's own lines stay as they are, however long.
    { selector: '[data-text-format="lines"]', format: 'pre' },
  ],
}
