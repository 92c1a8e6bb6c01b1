import { useTranslation } from 'react-i18next'
import { isLanguage, languageNames } from '#locales/languages.ts'
import { BlogMessage } from '#ui/blocks/blog/blog-message.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'

export function ArticleLoading() {
  const { t } = useTranslation('blog-post')
  return (
    <div data-slot="article-loading" className="grow">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        <div className="grid gap-4 px-gutter pt-[clamp(5rem,9vw,8rem)] pb-10">
          <Skeleton className="h-[clamp(2.5rem,5vw,5rem)] w-11/12 lg:w-3/4" />
          <Skeleton className="h-[clamp(2.5rem,5vw,5rem)] w-2/3 lg:w-1/2" />
          <Skeleton className="mt-4 h-5 w-full max-w-[56ch]" />
          <Skeleton className="h-5 w-4/5 max-w-[44ch]" />
        </div>
        <div className="grid grid-cols-2 gap-px border-line border-y bg-line sm:grid-cols-4">
          {['w-24', 'w-28', 'w-20', 'w-16'].map((width) => (
            <div key={width} className="grid gap-2 bg-paper px-gutter py-4">
              <Skeleton className="h-3 w-16" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        </div>
        <Skeleton shape="pane" className="aspect-3/2 border-x-0 border-t-0 lg:aspect-2/1" />
      </div>
    </div>
  )
}

export interface ArticleUnavailableProps {
  /** D21. */
  languages?: { language: string; href: string }[]
}

/** No article at this address, or not in this language, or a draft of somebody else's (D21, D22). */
export function ArticleUnavailable({ languages = [] }: ArticleUnavailableProps) {
  const { t } = useTranslation('blog-post')
  return (
    <BlogMessage level={1} title={t('missing.title')} text={t('missing.text')} scene="scene-not-found">
      {languages.length > 0 && (
        <div className="grid gap-2">
          <p>{t('missing.languages')}</p>
          <ul className="flex flex-wrap gap-x-6">
            {languages.map(({ language, href }) => (
              <li key={language}>
                <Link href={href} hrefLang={language} lang={language} className="inline-flex min-h-11 items-center">
                  {isLanguage(language) ? languageNames[language] : language}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button asChild>
        <Anchor href="/blog">{t('missing.all')}</Anchor>
      </Button>
    </BlogMessage>
  )
}
