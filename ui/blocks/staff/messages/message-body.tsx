import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const address = /((?:https?:\/\/|www\.)[^\s<>"]+)/i

export interface MessageBodyProps {
  text: string
  language: Language
}

/** What a visitor wrote, as words: nothing leads anywhere, and nothing is loaded. */
export function MessageBody({ text, language }: MessageBodyProps) {
  const { t } = useTranslation('staff-messages')
  const paragraphs = text.split(/\n\s*\n/)
  return (
    <div data-slot="message-body" className="grid gap-4">
      <div lang={language} dir="auto" className="wrap-anywhere grid max-w-[65ch] gap-3 text-md leading-relaxed">
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <p key={place} className="whitespace-pre-wrap">
            {paragraph.split(address).map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
              <Fragment key={index}>
                {index % 2 === 1 ? <span className="border-line-strong border-b">{piece}</span> : piece}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
      {address.test(text) && (
        <p className="flex items-center gap-2 text-ink-soft text-xs">
          <StaffIcon name="shield" className="size-4 shrink-0" />
          {t('view.links')}
        </p>
      )}
    </div>
  )
}
