import { useEffect, useRef, useState } from 'react'
import { nightQuery } from '#ui/mails/parts/mail-looks.ts'

export interface MailWindowProps {
  subject: string
  html: string
  theme: 'day' | 'night'
}

/** A mail as a mail program shows it: in a document of its own, without scripts. */
export function MailWindow({ subject, html, theme }: MailWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)
  const measure = () => {
    const body = frame.current?.contentDocument?.body
    if (body) setHeight(Math.ceil(body.getBoundingClientRect().height))
  }
  useEffect(() => {
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  return (
    <div>
      <p className="px-3 py-3 font-medium text-sm">{subject}</p>
      <iframe
        ref={frame}
        title={subject}
        sandbox="allow-same-origin"
        srcDoc={inTheme(html, theme)}
        onLoad={measure}
        className="block w-full"
        style={{ height }}
      />
    </div>
  )
}

/** The toolbar stands in for what the device says. */
function inTheme(html: string, theme: 'day' | 'night'): string {
  return html.replace(nightQuery, theme === 'night' ? '@media all' : '@media not all')
}
