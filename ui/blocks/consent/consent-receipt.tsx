import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface ConsentReceiptProps {
  /** What was stored with the last decision (D13). */
  receipt: {
    id: string
    version: string
    /** ISO 8601. */
    time: string
    decision: 'accepted' | 'rejected' | 'customized'
  }
  /** Rejects when the browser refuses. */
  onCopy: (text: string) => Promise<void>
  /** The browser's own unless a story fixes it. */
  timeZone?: string | undefined
}

export function ConsentReceipt({ receipt, onCopy, timeZone }: ConsentReceiptProps) {
  const { t, i18n } = useTranslation('preferences-panel')
  const heading = useId()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const lines = [
    { name: 'id', term: t('receipt.id'), value: receipt.id },
    { name: 'version', term: t('receipt.version'), value: receipt.version },
    {
      name: 'time',
      term: t('receipt.time'),
      value: formatDate(new Date(receipt.time), i18n.language, { timeZone, hasTime: true }),
    },
    { name: 'decision', term: t('receipt.decision'), value: t(`receipt.decisions.${receipt.decision}`) },
  ]

  function copy() {
    setOutcome(undefined)
    onCopy(lines.map(({ term, value }) => `${term}: ${value}`).join('\n')).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  }

  return (
    <section data-slot="consent-receipt" aria-labelledby={heading} className="grid gap-4 border border-line p-4 sm:p-6">
      <div className="grid gap-1">
        <h3 id={heading} className="heading text-h4">
          {t('receipt.title')}
        </h3>
        <p className="text-ink-soft text-sm">{t('receipt.text')}</p>
      </div>
      <dl className="grid text-sm">
        {lines.map(({ name, term, value }) => (
          <div key={name} className="grid gap-x-4 border-line border-t py-2 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          {t('receipt.copy')}
        </Button>
        <p role="status" className="text-sm">
          {outcome && t(`receipt.${outcome}`)}
        </p>
      </div>
    </section>
  )
}
