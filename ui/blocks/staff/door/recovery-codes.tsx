import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorAct, DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Button } from '#ui/primitives/button.tsx'
import { LitPane, LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

const fileName = 'recovery-codes.txt'

export interface RecoveryCodesProps {
  codes: readonly string[]
  /** Whose they are, on paper and in the file. */
  account: string
  host: string
  /** Where it goes on. */
  nextHref: string
  /** Instead of following `nextHref`. */
  onKept?: () => void
}

/** Shown once: they are kept as hashes. */
export function RecoveryCodes({ codes, account, host, nextHref, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('staff-door')
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState<'copied' | 'notCopied'>()
  const heading = t('codes.heading', { account, host })
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${heading}\n\n${codes.join('\n')}\n`)}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied('copied')
    } catch {
      setCopied('notCopied')
    }
  }

  return (
    <DoorSheet size="md" title={t('codes.title')} intro={t('codes.intro')}>
      <div className="@container grid grow content-start gap-6 border-line border-t px-gutter py-8">
        <p className="hidden print:block">{heading}</p>
        <ol
          aria-label={t('codes.list')}
          className="grid grid-cols-2 gap-px border border-line-strong bg-line @2xl:grid-cols-5"
        >
          {codes.map((code) => (
            <li
              key={code}
              className="select-all bg-pane px-2 py-3 text-center font-medium text-sm tabular-nums tracking-wider"
            >
              {code}
            </li>
          ))}
        </ol>
        <p className="max-w-[60ch] text-ink-soft text-sm">{t('codes.keep')}</p>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {isHydrated && (
            <>
              <Button onClick={copy}>
                <StaffIcon name="copy" />
                {t('codes.copy')}
              </Button>
              <Button onClick={() => window.print()}>
                <StaffIcon name="print" />
                {t('codes.print')}
              </Button>
            </>
          )}
          <Button asChild>
            <a href={file} download={fileName}>
              <StaffIcon name="download" />
              {t('codes.save')}
            </a>
          </Button>
          <p role="status" className="text-sm">
            {copied && t(`codes.${copied}`)}
          </p>
        </div>
      </div>
      <DoorAct
        title={t('codes.later.title')}
        text={t('codes.later.text')}
        lit={
          onKept && isHydrated ? (
            <LitPane size="lg" action={t('codes.done')} onClick={onKept} />
          ) : (
            <LitPaneLink size="lg" href={nextHref} action={t('codes.done')} />
          )
        }
      />
    </DoorSheet>
  )
}
