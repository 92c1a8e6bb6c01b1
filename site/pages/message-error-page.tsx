import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactDraft } from '#api/contract/contact.ts'
import { brand } from '#locales/brand.ts'
import { OutcomeScene, OutcomeTips } from '#ui/blocks/frame/outcome-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

interface MessageErrorPageProps {
  action: string
  draft?: ContactDraft
  reason?: string
  onTryAgain?: (draft: Record<string, string>) => void
}

const tips = ['connection', 'again', 'email'] as const

/** A message that could not be sent, with its text (specification 2 and 8). */
export function MessageErrorPage({ action, draft, reason, onTryAgain }: MessageErrorPageProps) {
  const { t, i18n } = useTranslation('message-error')
  const values = { ...draft, language: i18n.language }

  function tryAgain(event: FormEvent) {
    if (!onTryAgain) return
    event.preventDefault()
    onTryAgain(values)
  }

  return (
    <OutcomeScene title={t('title')} intro={t('intro')} picture={{ slug: 'scene-message-error', alt: t('picture') }}>
      <OutcomeTips
        reason={reason}
        title={t('tips.title')}
        tips={tips.map((tip) => t(`tips.${tip}`, { address: brand.mail.contact }))}
      />
      <div className="flex flex-wrap gap-4 bg-paper px-gutter py-8">
        {draft ? (
          <form method="post" action={action} onSubmit={tryAgain}>
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" variant="solid">
              {t('tryAgain')}
            </Button>
          </form>
        ) : (
          <Button asChild variant="solid">
            <Anchor href="/contact">{t('tryAgain')}</Anchor>
          </Button>
        )}
        <Button asChild>
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
      </div>
      {draft?.message && (
        <section className="grid gap-3 bg-pane px-gutter py-8">
          <h2 className="heading text-h4">{t('draft')}</h2>
          <p className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">{draft.message}</p>
        </section>
      )}
    </OutcomeScene>
  )
}
