import type { MailContent } from '#api/contract/mail-order.ts'

const address = (page: string) =>
  `https://dritare.example/de/newsletter/${page}/?token=c.b5c1a0f2-6f0e-4a5b-9d3e-0f5f6f1f2a3b.mi8x0000.Zm9yZ2VkLWJ1dA`

const dashboard = 'https://dritare.example/analytics?timeRange=own&from=2026-11-09&to=2026-11-15'

const staffAddress = (page: string) =>
  `https://dritare.example/admin/${page}?token=Zm9yZ2VkLWJ1dC1sb25nLWVub3VnaC10by1zaG93LWl0`

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
    { template: 'contact-answer', props: { text: message, message: 'What was written before.', receivedAt } },
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
      template: 'application-stage',
      props: {
        kind: 'interview',
        name,
        opening: 'Frontend developer',
        words: 'Tuesday at three,\nor Thursday at ten.\n\nWhich suits you?',
      },
    },
    { template: 'application-stage', props: { kind: 'hired', name, words: '' } },
    { template: 'application-stage', props: { kind: 'declined', name, words: '' } },
    { template: 'application-kept', props: { ground: 'consent', name, until: receivedAt } },
    {
      template: 'application-kept',
      props: { ground: 'claim', name, opening: 'Frontend developer', until: receivedAt },
    },
    {
      template: 'newsletter-confirm',
      props: { link: address('confirm'), unsubscribe: address('unsubscribe') },
    },
    {
      template: 'newsletter-known',
      props: { link: address('preferences'), unsubscribe: address('unsubscribe') },
    },
    {
      template: 'newsletter-welcome',
      props: { link: address('preferences'), unsubscribe: address('unsubscribe') },
    },
    {
      template: 'newsletter-welcome',
      props: {
        link: address('preferences'),
        unsubscribe: address('unsubscribe'),
        archive: 'https://dritare.example/en/newsletter/issues/',
      },
    },
    { template: 'staff-invitation', props: { link: staffAddress('invitation'), role: 'owner' } },
    { template: 'staff-invitation', props: { link: staffAddress('invitation'), role: 'moderator' } },
    { template: 'staff-reset', props: { link: staffAddress('reset'), cause: 'asked' } },
    { template: 'staff-reset', props: { link: staffAddress('reset'), cause: 'operator' } },
    {
      template: 'staff-new-device',
      props: {
        link: 'https://dritare.example/admin/account',
        browser: 'Samsung Internet',
        system: 'Other',
        signedInAt: receivedAt,
      },
    },
    { template: 'staff-address-change', props: { link: staffAddress('address'), end: 'old' } },
    { template: 'staff-address-change', props: { link: staffAddress('address'), end: 'new' } },
    {
      template: 'staff-report',
      props: {
        kind: 'weekly',
        from: '2026-11-09',
        to: '2026-11-15',
        figures: { visitors: 1204, visits: 1410, views: 5102, timeOnPage: 68 },
        before: { visitors: 980, visits: 1102, views: 5204, timeOnPage: null },
        agreed: 0.41,
        pages: [
          { key: '/en/', count: 1200, before: 1100 },
          { key: 'not-found', count: 12, before: 0 },
        ],
        channels: [{ key: 'search', count: 640, before: 500 }],
        link: dashboard,
        settings: 'https://dritare.example/admin/account',
      },
    },
    {
      template: 'staff-alert',
      props: {
        direction: 'fall',
        day: '2026-11-15',
        visits: 12,
        usual: 140.5,
        weeks: 8,
        link: dashboard,
        settings: 'https://dritare.example/admin/account',
      },
    },
  ]
}

type MailWithLink = Extract<MailContent, { props: { link: string } }>

/** The mails with something to press. */
export function mailsWithLinks(): MailWithLink[] {
  return everyMail().filter((mail): mail is MailWithLink => 'link' in mail.props)
}
