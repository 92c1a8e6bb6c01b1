import { useTranslation } from 'react-i18next'
import type { LinkProblem, SubscriptionAnswer } from '#api/contract/newsletter.ts'
import {
  NewsletterManage,
  type NewsletterManageProps,
  type SubscriptionStep,
} from '#ui/blocks/forms/newsletter-manage.tsx'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'

interface NewsletterLinkPageProps extends Pick<NewsletterManageProps, 'action' | 'problem' | 'onStep'> {
  subscription: SubscriptionAnswer
  taking?: SubscriptionStep | undefined
}

const busyStates = { confirm: 'confirming', unsubscribe: 'unsubscribing', restore: 'restoring' } as const

/** The page behind a link in a mail (D16). */
export function NewsletterLinkPage({ subscription, taking, ...props }: NewsletterLinkPageProps) {
  const { t } = useTranslation('newsletter')
  if (!('token' in subscription)) return <NewsletterDeadLink problem={subscription.state} />
  const { state, token, email, preferences } = subscription
  return (
    <>
      <NewsletterManage {...props} state={taking ? busyStates[taking] : state} token={token} email={email} />
      {preferences && (
        <p className="border-line border-t px-gutter py-6">
          <Link href={preferences}>{t('manage')}</Link>
        </p>
      )}
    </>
  )
}

export function NewsletterDeadLink({ problem }: { problem: LinkProblem }) {
  const { t } = useTranslation('newsletter')
  return (
    <>
      <PageHeading title={t(`links.${problem}.title`)} intro={t(`links.${problem}.text`)} />
      <p className="px-gutter py-12">
        <Button asChild>
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
      </p>
    </>
  )
}
