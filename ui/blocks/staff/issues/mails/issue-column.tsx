import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import type { IssueFinding, IssueLanguage, Preview } from '#ui/blocks/staff/issues/compose/issue.ts'
import { glyphOfLanguage } from '#ui/blocks/staff/issues/compose/issue-tabs.tsx'
import { useGapWords } from '#ui/blocks/staff/issues/compose/use-gap-words.ts'
import type { MailLight } from '#ui/blocks/staff/issues/mails/mail-light.ts'
import { MailView, type MailWidth } from '#ui/blocks/staff/issues/mails/mail-view.tsx'
import { PeopleWindows } from '#ui/blocks/staff/issues/mails/people-windows.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface Shown {
  lights: readonly MailLight[]
  width: MailWidth
  isPlain: boolean
}

export interface IssueColumnProps {
  language: Language
  standing: IssueLanguage
  /** It is the one that is written. */
  isCurrent: boolean
  href: string
  /** When it leaves, in words, or nothing while that is not chosen. */
  leaves?: string | undefined
  preview: Preview | 'loading' | 'failed'
  /** Undefined while they are counted. */
  people: number | undefined
  findings: readonly IssueFinding[]
  shown: Shown
  onRetry?: (() => void) | undefined
}

/** One language of an issue: its subject, what becomes of it, how its mail looks, and who gets it. */
export function IssueColumn(props: IssueColumnProps) {
  const { language, standing, isCurrent, href, leaves, preview, people, findings, shown, onRetry } = props
  const { t, i18n } = useTranslation('staff-issues')
  const { waitsFor } = useGapWords()
  const { fate, subject, gaps } = standing
  const stops = findings.some(({ level }) => level === 'stop')
  const told =
    fate === 'waits'
      ? waitsFor(gaps)
      : fate === 'falls'
        ? t('column.falls', {
            spoken: spokenLanguage(typeof preview === 'string' ? language : preview.in, i18n.language),
          })
        : (leaves ?? t('column.ready'))
  return (
    <section
      data-slot="issue-column"
      data-language={language}
      data-fate={fate}
      aria-label={languageNames[language]}
      className="flex min-w-0 flex-col"
    >
      <header className="grid min-h-30 content-start gap-2 px-3 pt-3.5 pb-3">
        <h3 className="heading text-[1.0625rem] leading-none">
          <Anchor
            href={href}
            {...(isCurrent && { 'aria-current': true })}
            className="flex min-h-6 items-center gap-2 underline-offset-4 hover:underline aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-signal"
          >
            <PaneGlyph state={glyphOfLanguage(standing, stops)} size="sm" />
            {languageNames[language]}
          </Anchor>
        </h3>
        <p lang={language} className="wrap-anywhere line-clamp-3 font-semibold text-xs leading-snug">
          {subject || <span className="text-ink-soft">{t('column.noSubject')}</span>}
        </p>
      </header>
      <p className="flex min-h-13 items-center justify-between gap-2 border-ink border-b border-t border-t-line px-3 py-1.5 text-xs leading-snug">
        <span className={fate === 'own' ? 'text-ink-soft' : 'font-semibold'}>{told}</span>
        {findings.length > 0 && (
          <span className="flex shrink-0 items-center gap-1 tabular-nums">
            <StaffIcon name="warning" className="size-3.5" />
            <span aria-hidden="true">{findings.length}</span>
            <span className="sr-only">{t('column.findings', { count: findings.length })}</span>
          </span>
        )}
      </p>
      <Mails language={language} preview={preview} shown={shown} onRetry={onRetry} />
      <div className="grow px-3 py-4">
        {people === undefined ? (
          <Skeleton className="h-8 w-16" />
        ) : (
          <PeopleWindows people={people} isWaiting={fate === 'waits'} />
        )}
      </div>
    </section>
  )
}

function Mails({
  language,
  preview,
  shown,
  onRetry,
}: Pick<IssueColumnProps, 'language' | 'preview' | 'shown' | 'onRetry'>) {
  const { t, i18n } = useTranslation('staff-issues')
  const { lights, width, isPlain } = shown
  if (preview === 'failed') {
    return (
      <div className="grid content-start justify-items-start gap-2 px-3 py-4 text-sm">
        <p>{t('preview.failed')}</p>
        {onRetry && (
          <button type="button" onClick={onRetry} className="min-h-9 cursor-pointer underline underline-offset-4">
            {t('preview.retry')}
          </button>
        )}
      </div>
    )
  }
  if (preview === 'loading') {
    return (
      <div role="status" className="p-3">
        <span className="sr-only">{t('preview.loading')}</span>
        <Skeleton className="h-72" />
      </div>
    )
  }
  if (isPlain) {
    return (
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it.
        tabIndex={0}
        aria-label={t('preview.text', { spoken: spokenLanguage(language, i18n.language) })}
        className="m-3 max-h-144 overflow-y-auto border border-line-strong bg-pane p-3"
      >
        <pre lang={preview.in} className="wrap-anywhere whitespace-pre-wrap font-mono text-xs leading-relaxed">
          {preview.text}
        </pre>
      </section>
    )
  }
  return lights.map((light) => (
    <div key={light} data-theme={light} className="bg-paper p-3">
      <MailView html={preview.html} language={language} light={light} width={width} />
    </div>
  ))
}
