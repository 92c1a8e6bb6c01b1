import { useTranslation } from 'react-i18next'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'
import { IssueArchive, type IssueArchiveProps } from '#ui/blocks/newsletter/issue-archive.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'

interface NewsletterIssuesPageProps extends IssueArchiveProps {
  feedHref: string
}

/** Issues of the newsletter that everybody may read. */
export function NewsletterIssuesPage({ issues, feedHref }: NewsletterIssuesPageProps) {
  const { t } = useTranslation('newsletter-issues')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <IssueArchive issues={issues} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-4 border-line border-t px-gutter py-12">
        <Button asChild>
          <Anchor href={newsletterPaths.signUp}>{t('signUp')}</Anchor>
        </Button>
        <Link href={feedHref}>{t('feed')}</Link>
      </p>
    </>
  )
}
