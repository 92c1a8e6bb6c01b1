import { type MouseEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button.tsx'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'

export interface ShareProps {
  address: string
  title: string
  /** Rejects when the browser refuses. */
  onCopy: (address: string) => Promise<void>
  /** Opens the device's own sharing; leave it out where there is none. */
  onShare?: () => void
  className?: string
}

type Outcome = 'copied' | 'copyFailed'

/** The networks are plain links: no foreign script is involved. */
export function Share({ address, title, onCopy, onShare, className }: ShareProps) {
  const { t } = useTranslation('share')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()

  async function copy() {
    try {
      await onCopy(address)
      setOutcome('copied')
    } catch {
      field.current?.select()
      setOutcome('copyFailed')
    }
  }

  return (
    <section data-slot="share" aria-labelledby={id} className={className}>
      <h2 id={id} className="heading mb-4 text-h4">
        {t('title')}
      </h2>
      {/* For visitors without scripts, and for browsers that refuse the clipboard. */}
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={t('address')}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full text-ellipsis rounded-pane border border-line-strong bg-pane px-3 text-ink-soft text-sm"
      />
      <div className="mt-2 grid gap-2">
        <Button onClick={copy} className="w-full noscript:hidden">
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          {t('copy')}
        </Button>
        {onShare && (
          <Button onClick={onShare} className="w-full">
            <Icon name="share" />
            {t('device')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm empty:mt-0">
        {outcome && t(outcome)}
      </p>
      <ul aria-label={t('networks')} className="mt-3 grid grid-cols-4 border border-line">
        {networksFor(address, title).map(({ network, icon, href }) => (
          <li key={network} className="border-line not-first:border-l">
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={network === 'Instagram' ? t('instagram') : t('on', { network })}
              // Instagram takes no address: the visitor pastes it there.
              {...(network === 'Instagram' && { onClick: (_: MouseEvent) => void copy() })}
              className="flex min-h-12 items-center justify-center transition-colors hover:bg-ink hover:text-paper"
            >
              <Icon name={icon} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function networksFor(address: string, title: string): { network: string; icon: IconName; href: string }[] {
  const url = encodeURIComponent(address)
  return [
    { network: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/' },
    { network: 'LinkedIn', icon: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'X', icon: 'x', href: `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}` },
  ]
}
