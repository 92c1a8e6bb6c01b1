import type { ReactNode } from 'react'
import { waitFor, within } from 'storybook/test'
import type { MailContent, MailParts } from '#api/contract/mail-order.ts'
import { mailHtml, mailParts } from '#site/render/mails/mail-parts.tsx'
import { MailFrame } from '#ui/mails/parts/mail-frame.tsx'
import { storyTexts } from '../../.storybook/texts.ts'
import { MailWindow } from './mail-window.tsx'

type Globals = Record<string, string>

interface Loaded {
  loaded: { mail?: MailParts }
  globals: Globals
}

/** An address as the server signs them, as long as they are. */
export function address(page: 'confirm' | 'preferences' | 'unsubscribe' | 'issues'): string {
  return `https://dritare.example/en/newsletter/${page}/?token=c.b5c1a0f2-6f0e-4a5b-9d3e-0f5f6f1f2a3b.mi8x0000.Zm9yZ2VkLWJ1dC1sb25nLWVub3VnaC10by1zaG93`
}

/** An address of the staff side, with a token as long as they are. */
export function staffAddress(page: 'invitation' | 'reset' | 'address'): string {
  return `https://dritare.example/admin/${page}?token=Zm9yZ2VkLWJ1dC1sb25nLWVub3VnaC10by1zaG93LWl0`
}

/** Makes the words of a mail, in the toolbar's language, as the server does when it sends one. */
export async function loadMail(content: MailContent, { locale = 'en' }: Globals): Promise<{ mail: MailParts }> {
  return { mail: mailParts(content, storyTexts(locale)) }
}

/** One part of mails, in the frame that all have. */
export function loadPart(part: ReactNode, globals: Globals): Promise<{ mail: MailParts }> {
  const frame = (
    <MailFrame title="A part of mails" preview="What lists of mails show" reason="Why it has come stands here.">
      {part}
    </MailFrame>
  )
  return loadFrame(frame, globals)
}

/** A whole mail that is none of the server's. */
export async function loadFrame(frame: ReactNode, { locale = 'en' }: Globals): Promise<{ mail: MailParts }> {
  const html = mailHtml(frame, storyTexts(locale))
  return { mail: { subject: 'What the list of mails shows', html, text: '' } }
}

export function showMail(_args: unknown, { loaded: { mail }, globals }: Loaded) {
  return mail ? <MailWindow {...mail} theme={globals['theme'] === 'night' ? 'night' : 'day'} /> : <p>…</p>
}

/** What programs show that know no HTML, and what screens too small for it do. */
export function showText(_args: unknown, { loaded: { mail } }: Loaded) {
  return (
    <div className="p-3">
      <p className="font-medium text-sm">{mail?.subject}</p>
      <pre className="wrap-anywhere mt-3 whitespace-pre-wrap text-sm">{mail?.text}</pre>
    </div>
  )
}

/** The mail's own document, once it is there. */
export async function mailIn(canvasElement: HTMLElement) {
  const body = await waitFor(() => {
    const content = canvasElement.querySelector('iframe')?.contentDocument?.body
    if (!content?.querySelector('h1')) throw new Error('The mail is not shown yet.')
    return content
  })
  return within(body)
}
