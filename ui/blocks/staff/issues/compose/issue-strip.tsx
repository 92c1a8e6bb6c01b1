import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export type IssueStripProps =
  | { kind: 'conflict'; by: string | null; copy: string; onTakeTheirs: () => void; onKeepMine: () => void }
  | { kind: 'gone'; href: string; copy: string; isKept?: boolean }
  | { kind: 'scheduledMeanwhile'; href: string; copy: string }

const link =
  'cursor-pointer underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal'

/** What happened to an issue while somebody wrote. Nothing typed is lost: it can be copied from here. */
export function IssueStrip(props: IssueStripProps) {
  const { t } = useTranslation(['staff-issues', 'staff-session'])
  switch (props.kind) {
    case 'conflict':
      return (
        <div data-slot="issue-strip" data-state="conflict">
          <Strip icon="people" role="alert">
            <b>{t('strip.conflict', { name: props.by ?? t('strip.someone') })}</b> {t('strip.conflictText')}
          </Strip>
          <div className="grid gap-3 border-ink border-b px-4.5 py-4">
            <Copy text={props.copy} />
            <div className="flex flex-wrap gap-3">
              <DeedButton size="sm" tone="ink" onClick={props.onTakeTheirs}>
                {t('strip.takeTheirs')}
              </DeedButton>
              <DeedButton size="sm" onClick={props.onKeepMine}>
                {t('strip.keepMine')}
              </DeedButton>
            </div>
          </div>
        </div>
      )
    case 'gone':
      return (
        <div data-slot="issue-strip" data-state="gone">
          <Strip
            icon="trash"
            role="alert"
            action={
              <Anchor href={props.href} className={link}>
                {t('strip.goneLink')}
              </Anchor>
            }
          >
            <b>{t('strip.gone')}</b> {t(props.isKept === false ? 'staff-session:leave.lost' : 'strip.goneText')}
          </Strip>
          <div className="border-ink border-b px-4.5 py-4">
            <Copy text={props.copy} />
          </div>
        </div>
      )
    case 'scheduledMeanwhile':
      return (
        <div data-slot="issue-strip" data-state="scheduledMeanwhile">
          <Strip
            icon="calendar"
            role="alert"
            action={
              <a href={props.href} className={link}>
                {t('strip.reload')}
              </a>
            }
          >
            <b>{t('strip.scheduled')}</b> {t('strip.scheduledText')}
          </Strip>
          <div className="border-ink border-b px-4.5 py-4">
            <Copy text={props.copy} />
          </div>
        </div>
      )
  }
}

/** One's own words as plain text, to be taken elsewhere. */
function Copy({ text }: { text: string }) {
  const { t } = useTranslation('staff-issues')
  const [isCopied, setCopied] = useState(false)
  return (
    <details>
      <summary className="min-h-9 w-fit cursor-pointer py-1.5 font-medium text-sm">{t('strip.yours')}</summary>
      <div className="grid gap-3 pt-2">
        <TextArea
          label={<span className="sr-only">{t('strip.yours')}</span>}
          value={text}
          readOnly
          rows={6}
          className="max-w-160 [&_textarea]:max-h-96 [&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <p>
          <DeedButton
            size="sm"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setCopied(true),
                () => {},
              )
            }
          >
            {t('strip.copy')}
          </DeedButton>
          <span role="status" className="ml-3 text-sm">
            {isCopied && t('strip.copied')}
          </span>
        </p>
      </div>
    </details>
  )
}
