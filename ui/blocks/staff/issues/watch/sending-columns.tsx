import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import type { Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { glyphOf, SendingColumn, type SendingColumnProps } from '#ui/blocks/staff/issues/watch/sending-column.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface SendingColumnsProps
  extends Pick<SendingColumnProps, 'clock' | 'action' | 'maySend' | 'isBusy' | 'onDeed'> {
  sending: Pick<Sending, 'state' | 'languages' | 'goesAt'>
  /** The one that a phone shows. */
  current: Language
  hrefFor: (language: Language) => string
}

/** The six languages side by side; on a phone one at a time. */
export function SendingColumns({ sending, current, hrefFor, ...column }: SendingColumnsProps) {
  const { t } = useTranslation('staff-sending')
  return (
    <div data-slot="sending-columns" className="min-w-0">
      <nav aria-label={t('columns.label')} className="border-line border-b md:hidden">
        <ul className="grid grid-cols-6 divide-x divide-line">
          {languages.map((language) => (
            <li key={language} className="min-w-0">
              <Anchor
                href={hrefFor(language)}
                {...(language === current && { 'aria-current': 'page' })}
                className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-14 flex-col items-center justify-center gap-1 transition-colors hover:bg-pane aria-[current]:panes-on-ink aria-[current]:bg-ink aria-[current]:text-paper"
              >
                <PaneGlyph state={glyphOf(sending.languages[language])} size="sm" />
                <span aria-hidden="true" className="text-xs uppercase leading-none">
                  {language}
                </span>
                <span className="sr-only">{languageNames[language]}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="overflow-x-auto">
        <div className="grid border-line border-b max-md:block md:min-w-216 md:grid-cols-6 md:divide-x md:divide-line">
          {languages.map((language) => (
            <div key={language} className={language === current ? 'min-w-0' : 'min-w-0 max-md:hidden'}>
              <SendingColumn
                {...column}
                language={language}
                sending={sending.languages[language]}
                state={sending.state}
                goesAt={sending.goesAt}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
