import { useTranslation } from 'react-i18next'
import type { OpeningKind } from '#api/contract/values/openings.ts'
import { formatDate } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Disclosure } from '#ui/primitives/disclosure.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface Opening {
  id: string
  kind: OpeningKind
  title: string
  /** Of the title. */
  language: Language
  /** Sanitized by the server; null where it is not written in the page’s language. */
  html: string | null
  /** The last day to apply, such as `2026-12-31`. */
  closesOn: string | null
  applyHref: string
  /** Where it can be read in other languages. */
  elsewhere: readonly { language: Language; href: string }[]
}

/** Its text folds away, so that several are seen at once; the way to apply does not. */
export function OpeningRow({ opening, isOpen }: { opening: Opening; isOpen: boolean }) {
  const { t, i18n } = useTranslation('openings')
  const { id, kind, title, language, html, closesOn, applyHref, elsewhere } = opening
  const isForeign = language !== i18n.language
  const shownTitle = isForeign ? <span lang={language}>{title}</span> : title
  return (
    <li
      id={`opening-${id}`}
      data-slot="opening-row"
      className="grid scroll-mt-28 items-baseline gap-x-8 gap-y-2 border-line px-gutter py-7 not-last:border-b sm:grid-cols-[1fr_auto]"
    >
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          <span>{t(`kinds.${kind}`)}</span>
          {closesOn !== null && (
            <time dateTime={closesOn}>
              {t('closes', { date: formatDate(new Date(closesOn), i18n.language, { timeZone: 'UTC' }) })}
            </time>
          )}
        </p>
        <h3 className="heading hyphens-auto text-h3">{shownTitle}</h3>
      </div>
      <Anchor
        href={applyHref}
        className="group/card flex min-h-11 items-center gap-2 justify-self-start font-medium sm:self-end decoration-2 decoration-signal underline-offset-4 hover:underline"
      >
        {t('apply')} <span className="sr-only">{shownTitle}</span>
        <Icon
          name="arrow-right"
          className="size-5 transition-transform duration-300 group-hover/card:translate-x-1.5"
        />
      </Anchor>
      {html !== null && (
        <Disclosure summary={t('about')} open={isOpen} className="border-t-0 last-of-type:border-b-0 sm:col-span-2">
          <ArticleBody html={html} className="text-ink" />
        </Disclosure>
      )}
      {html === null && elsewhere.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft sm:col-span-2">
          {t('elsewhere')}
          {elsewhere.map(({ language: other, href }) => (
            <Anchor
              key={other}
              href={href}
              hrefLang={other}
              className="flex min-h-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
            >
              {spokenLanguage(other, i18n.language)}
            </Anchor>
          ))}
        </p>
      )}
    </li>
  )
}
