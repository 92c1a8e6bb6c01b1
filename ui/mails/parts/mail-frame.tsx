import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MailBrand } from './mail-brand.tsx'
import { MailLink } from './mail-link.tsx'
import { mailStyles, painted } from './mail-looks.ts'
import { MailPane } from './mail-pane.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { mailSender } from './mail-sender.ts'

export interface MailFrameProps {
  title: string
  /** The line that lists of mails show beside the subject. */
  preview: string
  reason: string
  leave?: { href: string; label: string }
  /** Above everything else. */
  above?: ReactNode
  /** Last of all. */
  below?: ReactNode
  children: ReactNode
}

const fonts = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export function MailFrame({ title, preview, reason, leave, above, below, children }: MailFrameProps) {
  const { t, i18n } = useTranslation('mail')
  const { name, mail, postalAddress } = mailSender
  const paper = painted('paper')
  const window = painted('window')
  const heading = painted('words')
  const rule = painted('rule')
  return (
    <Html lang={i18n.language} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{title}</title>
        <style>{mailStyles}</style>
      </Head>
      <Body className={paper.className} style={{ margin: 0, padding: 0, backgroundColor: paper.style.backgroundColor }}>
        <Preview>{preview.replace(/\s+/g, ' ')}</Preview>
        {/* Again, because programs that show a mail inside their own page drop the outer elements. */}
        <Section lang={i18n.language} className={paper.className} style={{ fontFamily: fonts, ...paper.style }}>
          <div style={{ padding: '24px 12px' }}>
            {above && <Container style={{ maxWidth: '600px' }}>{above}</Container>}
            <Container
              className={window.className}
              style={{ maxWidth: '600px', borderWidth: '1px', borderStyle: 'solid', ...window.style }}
            >
              <div data-skip-in-text="true">
                <MailPane isFirst>
                  <MailBrand />
                </MailPane>
              </div>
              <MailPane>
                <Heading
                  className={heading.className}
                  style={{
                    margin: 0,
                    fontSize: '28px',
                    lineHeight: '32px',
                    fontWeight: 700,
                    letterSpacing: '-0.02em',
                    overflowWrap: 'anywhere',
                    ...heading.style,
                  }}
                >
                  {title}
                </Heading>
              </MailPane>
              {children}
            </Container>
            <Container style={{ maxWidth: '600px' }}>
              <Hr className={rule.className} style={{ margin: '24px 0 12px', ...rule.style }} />
              <MailParagraph tone="soft">{reason}</MailParagraph>
              <MailParagraph tone="soft">
                {t('sender', { brand: name, address: mail.contact })}
                {postalAddress && ` ${postalAddress}`}
              </MailParagraph>
              {leave && (
                <MailParagraph tone="soft">
                  <MailLink href={leave.href}>{leave.label}</MailLink>
                </MailParagraph>
              )}
              {below}
            </Container>
          </div>
        </Section>
      </Body>
    </Html>
  )
}
