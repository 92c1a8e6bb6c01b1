import { render, toPlainText } from '@react-email/render'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { MailContent, MailParts } from '#api/contract/mail-order.ts'
import { mailElement, mailSubject, subjectFiles } from '#site/render/mail-templates.tsx'

/** A mail in the words of `texts`, on the server as in Storybook. */
export async function mailParts(content: MailContent, texts: i18n): Promise<MailParts> {
  const html = await render(<I18nextProvider i18n={texts}>{mailElement(content)}</I18nextProvider>)
  return {
    subject: mailSubject(content, texts.getFixedT(texts.language, subjectFiles)),
    html,
    text: `${toPlainText(html, textOptions).trim()}\n`,
  }
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
