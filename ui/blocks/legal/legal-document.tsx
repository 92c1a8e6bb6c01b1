import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'
import { LinkedText, type TextLinks } from '#ui/blocks/frame/linked-text.tsx'
import { ContentsList } from '#ui/blocks/legal/contents-list.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

/** Parts are shown in this order. Tags in the texts become links. */
export interface LegalSection {
  /** The fragment of its address; the same in every language. */
  id: string
  title: string
  paragraphs?: readonly string[]
  list?: readonly string[]
  table?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
}

export interface LegalDocumentProps {
  title: string
  intro: string
  /** Said before everything else, such as that it is a sample. */
  notice?: string | undefined
  sections: readonly LegalSection[]
  /** ISO dates. */
  updated: string
  effective?: string
  links?: TextLinks
}

const noLinks: TextLinks = {}

export function LegalDocument({
  title,
  intro,
  notice,
  sections,
  updated,
  effective,
  links = noLinks,
}: LegalDocumentProps) {
  const { t } = useTranslation('legal')
  return (
    <article data-slot="legal-document" className="grow lg:grid lg:grid-cols-12 print:block print:text-sm">
      <header className="grid grid-cols-[minmax(0,1fr)] border-line border-b lg:col-span-12 lg:grid-cols-12 print:border-ink">
        <div className="grid content-end gap-6 px-gutter pt-[clamp(3rem,7vw,6rem)] pb-10 lg:col-span-9 print:p-0 print:pb-6">
          <h1 className="display wrap-break-word hyphens-auto text-[clamp(2.25rem,min(11.5vw,1.4rem+5.6vw),7rem)] leading-[0.95] print:text-h2">
            {title}
          </h1>
          <p className="max-w-[60ch] text-ink-soft text-lg">{intro}</p>
          {notice !== undefined && (
            <Notice role="note" className="max-w-[60ch]">
              {notice}
            </Notice>
          )}
        </div>
        <dl className="grid grid-cols-2 border-line max-lg:border-t lg:col-span-3 lg:grid-cols-1 lg:content-end lg:border-l print:border-0">
          {effective !== undefined && (
            <DateRow term={t('effective')} date={effective} className="max-lg:border-r lg:border-t" />
          )}
          <DateRow term={t('updated')} date={updated} className="lg:border-t" />
        </dl>
      </header>
      <div className="border-line px-gutter max-lg:border-b lg:col-span-4 lg:border-r xl:col-span-3 print:hidden">
        <ContentsList
          label={t('contents')}
          sections={sections}
          isNumbered
          className="py-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-4rem-var(--floor,0px))] lg:overflow-y-auto lg:py-10"
        />
      </div>
      <div className="px-gutter py-10 lg:col-span-8 xl:col-span-9 xl:px-[8.333%] print:p-0">
        <ol className="grid gap-14">
          {sections.map((section, index) => (
            <li key={section.id} className="print:break-inside-avoid">
              <Section section={section} number={index + 1} links={links} />
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}

function DateRow({ term, date, className }: { term: string; date: string; className: string }) {
  const { i18n } = useTranslation()
  // UTC: server and browser must write the same day.
  const written = formatDate(new Date(date), i18n.language, { timeZone: 'UTC' })
  return (
    <div className={`border-line px-gutter py-4 print:border-0 print:px-0 print:py-1 ${className}`}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-medium">
        <time dateTime={date}>{written}</time>
      </dd>
    </div>
  )
}

interface SectionProps {
  section: LegalSection
  number: number
  links: TextLinks
}

function Section({ section: { id, title, paragraphs, list, table }, number, links }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="heading flex items-baseline gap-4 border-ink border-t pt-4 text-h3">
        <span className="shrink-0 text-ink-soft tabular-nums">{number}.</span> {title}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph} className="max-w-[65ch]">
          <LinkedText text={paragraph} links={links} />
        </p>
      ))}
      {list && (
        <ul className="max-w-[65ch]">
          {list.map((entry) => (
            <li key={entry} className="border-line border-t py-3 last:border-b">
              <LinkedText text={entry} links={links} />
            </li>
          ))}
        </ul>
      )}
      {table && (
        <Table
          caption={table.caption}
          whenNarrow="stack"
          className="mt-3 data-overflowing:border-t data-overflowing:pt-3"
        >
          <TableHead>
            <TableRow>
              {table.columns.map((column) => (
                <TableHeaderCell key={column}>{column}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {table.rows.map(([head, ...cells]) => (
              <TableRow key={head} className="align-top">
                <TableCell isRowHeader>{head}</TableCell>
                {cells.map((cell, index) => (
                  <TableCell
                    key={table.columns[index + 1]}
                    columnName={cells.length > 1 ? table.columns[index + 1] : undefined}
                  >
                    <LinkedText text={cell} links={links} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
