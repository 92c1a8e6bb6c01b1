import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundKind } from '#api/contract/values/found-kinds.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { MarkedText, type TextPieces } from '#ui/primitives/marked-text.tsx'

export interface FoundPageView {
  kind: FoundKind
  /** Plain path. */
  href: string
  title: TextPieces
  excerpt: TextPieces
}

/** What a search finds beside the articles: pages, services, sample projects and legal texts. */
export function FoundPages({ pages }: { pages: FoundPageView[] }) {
  const { t } = useTranslation('blog-list')
  const id = useId()
  if (pages.length === 0) return null
  return (
    <section data-slot="found-pages" aria-labelledby={id}>
      <h3 id={id} className="border-line border-b px-gutter py-4 text-ink-soft text-sm">
        {t('pages.title')}
      </h3>
      <ul>
        {pages.map(({ kind, href, title, excerpt }) => (
          <li
            key={`${kind} ${href} ${title.map(({ text }) => text).join('')}`}
            className="group relative grid items-baseline gap-x-5 gap-y-1 border-line border-b px-gutter py-5 transition-colors hover:bg-pane lg:grid-cols-12"
          >
            <h4 className="heading text-h4 lg:col-span-4">
              <Anchor
                href={href}
                className="decoration-2 decoration-signal underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                <MarkedText pieces={title} />
              </Anchor>
            </h4>
            <p className="text-ink-soft max-lg:order-last max-lg:line-clamp-2 lg:col-span-6">
              <MarkedText pieces={excerpt} />
            </p>
            <p className="font-semibold text-sm lg:col-span-2">{t(`pages.kinds.${kind}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
