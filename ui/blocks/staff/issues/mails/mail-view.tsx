import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { inLight, type MailLight } from '#ui/blocks/staff/issues/mails/mail-light.ts'
import { cn } from '#ui/lib/cn.ts'

export type MailWidth = 'phone' | 'desktop'

/** Pixels that the mail thinks it has. */
const widths: Record<MailWidth, number> = { phone: 375, desktop: 680 }
/** Of what is seen of it at once. */
const heights: Record<MailWidth, number> = { phone: 780, desktop: 960 }

export interface MailViewProps {
  html: string
  language: Language
  light: MailLight
  width: MailWidth
  className?: string
}

/** A mail as a program shows it, made smaller. Nothing in it runs, and none of its links leads anywhere. */
export function MailView({ html, language, light, width, className }: MailViewProps) {
  const { t, i18n } = useTranslation('staff-issues')
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = new ResizeObserver(() => setRoom(element.clientWidth))
    look.observe(element)
    return () => look.disconnect()
  }, [])
  const scale = Math.min(1, (room ?? widths[width]) / widths[width])
  return (
    <div
      ref={frame}
      data-slot="mail-view"
      data-light={light}
      className={cn('box-content overflow-hidden border border-line-strong', className)}
      style={{ height: `${heights[width] * scale}px` }}
    >
      <iframe
        title={t('preview.title', { spoken: spokenLanguage(language, i18n.language), light: t(`preview.${light}`) })}
        // No scripts. Of our origin, because our pictures are shown to nobody else.
        sandbox="allow-same-origin"
        srcDoc={inLight(html, light)}
        className="origin-top-left bg-white"
        style={{
          width: `${widths[width]}px`,
          height: `${heights[width]}px`,
          transform: `scale(${scale})`,
          colorScheme: light === 'night' ? 'dark' : 'light',
        }}
      />
    </div>
  )
}
