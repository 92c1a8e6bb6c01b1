import type { MailContent } from '#api/contract/mail-order.ts'

const address = (page: string) =>
  `https://dritare.example/de/newsletter/${page}/?token=c.b5c1a0f2-6f0e-4a5b-9d3e-0f5f6f1f2a3b.mi8x0000.Zm9yZ2VkLWJ1dA`

/** What visitors may write: nothing of it is markup, a link, a text's key or a placeholder to us. */
export const hostile = {
  name: '"><img src=x onerror=alert(1)> {{brand}} $t(mail:greeting)',
  message:
    'First line <script>alert(1)</script>\r\n\r\n    fourth, indented; </blockquote></td><a href="https://evil.example">free</a>\nhttps://evil.example/<b>bold</b> &amp; {{brand}} $t(greeting)',
}

const receivedAt = Date.UTC(2026, 10, 20, 12)

/** One of every mail, with words of a visitor in it where there are any. */
export function everyMail(
  { name, message } = { name: 'Jonida Sample', message: 'First line.\n\nThird line.' },
): MailContent[] {
  return [
    {
      template: 'contact-notification',
      props: { name, email: 'jonida@example.org', purpose: 'quote', senderLanguage: 'fr', message },
    },
    { template: 'contact-acknowledgement', props: { purpose: 'quote', receivedAt } },
    {
      template: 'application-notification',
      props: {
        name,
        email: 'jonida@example.org',
        phone: '+355 69 123 45 67',
        interest: 'fulltime',
        applicantLanguage: 'fr',
        resume: 'Jonida Sample.pdf',
        risks: ['remote', 'unchecked'],
        message,
      },
    },
    { template: 'application-acknowledgement', props: { interest: 'fulltime', receivedAt } },
    {
      template: 'newsletter-confirm',
      props: { link: address('confirm'), unsubscribe: address('unsubscribe') },
    },
    {
      template: 'newsletter-known',
      props: { link: address('preferences'), unsubscribe: address('unsubscribe') },
    },
  ]
}

type NewsletterMail = Extract<MailContent, { template: `newsletter-${string}` }>

/** The mails with something to press. */
export function mailsWithLinks(): NewsletterMail[] {
  return everyMail().filter((mail): mail is NewsletterMail => mail.template.startsWith('newsletter-'))
}
