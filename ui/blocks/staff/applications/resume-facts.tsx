import { useTranslation } from 'react-i18next'
import type { ResumeFacts as Facts } from '#ui/blocks/staff/applications/application.ts'
import { fileSize } from '#ui/lib/file-size.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface ResumeFactsProps {
  id: string
  resume: Facts
  /** Always posted: the answer leads to the file, which the browser saves. */
  action: string
}

/** What is known of the file. It is saved, never shown: a stranger made it. */
export function ResumeFacts({ id, resume, action }: ResumeFactsProps) {
  const { t, i18n } = useTranslation('staff-applications')
  const { name, kind, size, risks } = resume
  return (
    <div data-slot="resume-facts" className="grid gap-3 text-sm">
      <p>
        <span className="wrap-anywhere block font-medium">{name}</span>
        <span className="text-ink-soft text-xs">
          {t('resume.facts', { kind: t(`resume.kinds.${kind}`), size: fileSize(size, i18n.language) })}
        </span>
      </p>
      {risks.length === 0 ? (
        <p className="text-ink-soft">{t('resume.clean')}</p>
      ) : (
        <div className="grid gap-2 border-danger border-l-4 pl-3">
          <p className="flex items-center gap-2 font-semibold text-danger">
            <Icon name="warning" className="size-4" />
            {t('resume.look')}
          </p>
          <ul className="grid gap-1">
            {risks.map((risk) => (
              <li key={risk}>{t(`resume.risks.${risk}`)}</li>
            ))}
          </ul>
          <p className="text-ink-soft">{t('resume.care')}</p>
        </div>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="deed" value="resume" />
        <input type="hidden" name="id" value={id} />
        <DeedButton type="submit" size="sm">
          <StaffIcon name="download" className="size-4" />
          {t('resume.save')}
        </DeedButton>
      </form>
      <p className="text-ink-soft text-xs">{t('resume.saveHint')}</p>
    </div>
  )
}
