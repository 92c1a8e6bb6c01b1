import { useTranslation } from 'react-i18next'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { brand } from '#locales/brand.ts'
import { ContactForm, type ContactFormProps } from '#ui/blocks/forms/contact-form.tsx'
import { OutcomeScene, OutcomeTips } from '#ui/blocks/frame/outcome-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'

interface MessageErrorPageProps extends Omit<ContactFormProps, 'purposes' | 'submit'> {
  reason?: string
}

const tips = ['connection', 'again', 'email'] as const

/** A message that could not be sent, with its text, to be mended and sent again (specification 2 and 8). */
export function MessageErrorPage({ reason, ...form }: MessageErrorPageProps) {
  // The form's own texts as well, for its content may come with the browser's storage.
  const { t } = useTranslation(['message-error', 'contact-form'])
  const { values } = form
  return (
    <OutcomeScene title={t('title')} intro={t('intro')} picture={{ slug: 'scene-message-error', alt: t('picture') }}>
      <OutcomeTips
        reason={reason}
        title={t('tips.title')}
        tips={tips.map((tip) => t(`tips.${tip}`, { address: brand.mail.contact }))}
      />
      {values && (
        <section className="grid gap-6 bg-paper px-gutter py-8">
          <h2 className="heading text-h3">{t('draft')}</h2>
          <ContactForm {...form} purposes={contactPurposes} submit={t('tryAgain')} />
        </section>
      )}
      <div className="flex flex-wrap gap-4 bg-paper px-gutter py-8">
        {!values && (
          <Button asChild variant="solid">
            <Anchor href="/contact">{t('tryAgain')}</Anchor>
          </Button>
        )}
        <Button asChild>
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
      </div>
    </OutcomeScene>
  )
}
