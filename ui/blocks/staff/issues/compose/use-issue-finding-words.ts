import { useTranslation } from 'react-i18next'
import { issueFindings } from '#api/contract/values/staff/issue-findings.ts'
import { issueLimits } from '#api/contract/values/staff/issues.ts'
import { formatDate } from '#locales/formats.ts'
import type { IssueFinding } from '#ui/blocks/staff/issues/compose/issue.ts'
import { fileSize } from '#ui/lib/file-size.ts'

/** A finding in a sentence. One that has no words yet is told by the check that made it. */
export function useIssueFindingWords(): (finding: IssueFinding) => string {
  const { t, i18n } = useTranslation('staff-issues')
  return ({ check, what, facts }) => {
    const name = issueFindings.find((each) => each === what)
    const values = {
      ...facts,
      size: fileSize(Number(facts['bytes'] ?? 0), i18n.language),
      limit: fileSize(issueLimits.bytes, i18n.language),
      when: formatDate(new Date(Number(facts['at'] ?? 0)), i18n.language, { hasTime: true }),
    }
    return name ? t(`finding.${name}`, values) : t('finding.unknown', { check: t(`checks.${check}`) })
  }
}
