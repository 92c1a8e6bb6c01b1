import { useTranslation } from 'react-i18next'
import { fittingLengths, writingLimits } from '#api/contract/values/post-writing.ts'
import { LengthMeter } from '#ui/blocks/staff/editor/panel/length-meter.tsx'
import { PanelPart, slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { FieldPartProps } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { cn } from '#ui/lib/cn.ts'
import { TextArea } from '#ui/primitives/text-area.tsx'

/** What lists and feeds show of it. Longer texts are kept whole, so that nothing typed or pasted is lost. */
export function ExcerptPart({ language, value: { excerpt }, onChange, problems = {} }: FieldPartProps) {
  const { t } = useTranslation('staff-panel')
  const isTooLong = excerpt.trim().length > writingLimits.excerpt
  return (
    <PanelPart data-slot="excerpt-part" title={t('excerpt.title')}>
      <TextArea
        name="excerpt"
        lang={language}
        label={t('excerpt.title')}
        rows={4}
        value={excerpt}
        error={problems.excerpt ?? (isTooLong && t('excerpt.most', { most: writingLimits.excerpt }))}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
        className={cn(slimField, '[&>label]:sr-only')}
      />
      <LengthMeter
        label={t('excerpt.shown')}
        name={t('excerpt.title')}
        text={excerpt}
        fitting={fittingLengths.excerpt}
      />
    </PanelPart>
  )
}
