import { Button } from '@react-email/button'
import { useTranslation } from 'react-i18next'
import { MailLink } from './mail-link.tsx'
import { painted } from './mail-looks.ts'
import { MailParagraph } from './mail-paragraph.tsx'

export interface MailButtonProps {
  href: string
  children: string
  /** Without its address below: for mails of many buttons, none of which is what the mail is for. */
  isBare?: boolean
}

/** With its whole address, for who wants to see it first, or whose mail program draws no buttons. */
export function MailButton({ href, children, isBare = false }: MailButtonProps) {
  const { t } = useTranslation('mail')
  const { className, style } = painted('action')
  return (
    <>
      <Button
        data-slot="mail-button"
        href={href}
        className={className}
        style={{
          margin: isBare ? '4px 0 0' : '4px 0 16px',
          padding: '14px 24px',
          borderRadius: '2px',
          fontSize: '16px',
          fontWeight: 600,
          ...style,
        }}
      >
        {children}
      </Button>
      {!isBare && (
        <div data-skip-in-text="true">
          <MailParagraph tone="soft" style={{ margin: 0 }}>
            {t('address')}
            <br />
            <MailLink href={href}>{href}</MailLink>
          </MailParagraph>
        </div>
      )}
    </>
  )
}
