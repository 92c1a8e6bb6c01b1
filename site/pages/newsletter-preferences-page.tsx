import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubscriptionAnswer } from '#api/contract/newsletter.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { NewsletterDeadLink } from '#site/pages/newsletter-link-page.tsx'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'

interface NewsletterPreferencesPageProps {
  subscription: SubscriptionAnswer
  token: string
  action: string
  outcome?: 'saved' | 'problem' | undefined
  isSaving?: boolean
  onSave?: (form: FormData) => void
}

export function NewsletterPreferencesPage({
  subscription,
  token,
  action,
  outcome,
  isSaving = false,
  onSave,
}: NewsletterPreferencesPageProps) {
  const { t } = useTranslation('newsletter')
  const { t: header } = useTranslation('site-header')
  if (!('token' in subscription)) return <NewsletterDeadLink problem={subscription.state} />

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSave && !isSaving) return
    event.preventDefault()
    if (!isSaving) onSave?.(new FormData(event.currentTarget))
  }

  return (
    <>
      <PageHeading title={t('preferences.title')} intro={t('preferences.text')} />
      <form method="post" action={action} onSubmit={submit} className="grid max-w-160 gap-8 px-gutter py-12">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="step" value="preferences" />
        <p className="wrap-anywhere font-medium">{subscription.email}</p>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-medium">{t('preferences.topics')}</legend>
          {postTypes.map((topic) => (
            <Checkbox
              key={topic}
              name={`topic-${topic}`}
              label={header(`blog.types.${topic}`)}
              defaultChecked={subscription.topics.includes(topic)}
            />
          ))}
        </fieldset>
        <Select
          name="language"
          label={t('preferences.language')}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          defaultValue={subscription.language}
        />
        <div role="status">
          {outcome === 'saved' && (
            <Notice tone="success" role="none">
              {t('preferences.saved')}
            </Notice>
          )}
        </div>
        {outcome === 'problem' && <Notice tone="danger">{t('preferences.problem')}</Notice>}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="solid" aria-disabled={isSaving}>
            {t(isSaving ? 'preferences.saving' : 'preferences.save')}
          </Button>
          {subscription.unsubscribe && <Link href={subscription.unsubscribe}>{t('preferences.leave')}</Link>}
        </p>
      </form>
    </>
  )
}
