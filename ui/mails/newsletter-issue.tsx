import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import type { LetterBlock } from './parts/mail-letter.ts'
import { MailLink } from './parts/mail-link.tsx'
import { painted } from './parts/mail-looks.ts'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'
import { MailPicture } from './parts/mail-picture.tsx'
import { MailTitle, MailWords } from './parts/mail-words.tsx'

export interface NewsletterIssueProps {
  number: number
  subject: string
  /** The line that lists of mails show beside the subject. */
  preheader: string
  blocks: LetterBlock[]
  /** Of the version that browsers show. */
  web: string
  preferences: string
  unsubscribe: string
}

/** An issue of the newsletter. Nothing in it tells who has opened it, or what was pressed. */
export function NewsletterIssue({
  number,
  subject,
  preheader,
  blocks,
  web,
  preferences,
  unsubscribe,
}: NewsletterIssueProps) {
  const { t } = useTranslation('mail')
  return (
    <MailFrame
      title={subject}
      preview={preheader}
      reason={t('newsletter.issue.reason', { brand: brand.name })}
      above={
        <OwnLinks>
          {t('newsletter.issue.number', { number })} · <MailLink href={web}>{t('newsletter.issue.web')}</MailLink>
        </OwnLinks>
      }
      below={
        <OwnLinks>
          <MailLink href={preferences}>{t('newsletter.issue.preferences')}</MailLink>
          {' · '}
          <MailLink href={unsubscribe}>{t('newsletter.issue.leave')}</MailLink>
        </OwnLinks>
      }
    >
      {blocks.map((block, index) => (
        <Block key={index.toString()} block={block} isNamed={index === 0 && isNamedBy(block, subject)} />
      ))}
    </MailFrame>
  )
}

/** An issue about one post is called after it: its title stands above already. */
function isNamedBy(block: LetterBlock, subject: string): boolean {
  return block.kind === 'post' && block.look === 'whole' && block.title === subject
}

/** What the public version of a mail leaves out: it is found there by this slot. */
function OwnLinks({ children }: { children: ReactNode }) {
  return (
    <div data-slot="mail-own-links">
      <MailParagraph tone="soft">{children}</MailParagraph>
    </div>
  )
}

function Block({ block, isNamed }: { block: LetterBlock; isNamed: boolean }) {
  const { t } = useTranslation('mail')
  switch (block.kind) {
    case 'post':
      return (
        <MailPane>
          {block.look === 'whole' && block.picture && (
            <div style={{ margin: '0 0 16px' }}>
              <MailPicture picture={block.picture} />
            </div>
          )}
          {!isNamed && (
            <MailTitle>
              {block.look === 'short' ? (
                <MailLink href={block.href} style={{ wordBreak: 'normal' }}>
                  {block.title}
                </MailLink>
              ) : (
                block.title
              )}
            </MailTitle>
          )}
          <MailParagraph style={{ margin: block.look === 'whole' ? '0 0 12px' : 0 }}>{block.excerpt}</MailParagraph>
          {block.look === 'whole' && (
            <MailButton href={block.href} isBare>
              {t('newsletter.issue.read')}
            </MailButton>
          )}
        </MailPane>
      )
    case 'text':
      return (
        <MailPane>
          <MailWords parts={block.parts} />
        </MailPane>
      )
    case 'button':
      return (
        <MailPane>
          <MailButton href={block.href} isBare>
            {block.label}
          </MailButton>
        </MailPane>
      )
    case 'picture':
      return (
        <MailPane>
          <MailPicture picture={block.picture} />
        </MailPane>
      )
    case 'line':
      return <Rule />
  }
}

/** Stronger than the lines between panes. */
function Rule() {
  const { className, style } = painted('quote')
  return (
    <MailPane>
      <hr
        data-slot="mail-rule"
        className={className}
        style={{ margin: 0, borderWidth: '3px 0 0', borderStyle: 'solid', ...style }}
      />
    </MailPane>
  )
}
