import { useTranslation } from 'react-i18next'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { FieldPartProps } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { FieldFrame } from '#ui/primitives/field.tsx'

export interface AddressPartProps extends FieldPartProps {
  /** What stands before it: `/en/blog/app/`. */
  prefix: string
  /** The one that readers use now; nothing while it is not live. */
  liveSlug?: string | undefined
  /** What is made from the title where the field is empty. */
  suggestion?: string | undefined
}

/** Where the post lives, and what a change leaves behind, said before it happens. */
export function AddressPart({
  language,
  value: { slug },
  onChange,
  problems = {},
  prefix,
  liveSlug,
  suggestion = '',
}: AddressPartProps) {
  const { t } = useTranslation('staff-panel')
  const next = slug.trim() || suggestion
  const isMoving = liveSlug !== undefined && next !== '' && next !== liveSlug
  return (
    <PanelPart data-slot="address-part" title={t('address.title')}>
      <FieldFrame label={t('address.title')} error={problems.slug} className="[&>label]:sr-only">
        {(control) => (
          <span className="has-[:focus-visible]:outline-2 flex min-h-11 flex-wrap items-center rounded-pane border border-line-strong bg-pane px-3 has-[:focus-visible]:outline-signal has-[:focus-visible]:outline-offset-2 hover:border-ink has-[[aria-invalid]]:border-2 has-[[aria-invalid]]:border-danger has-[[readonly]]:border-dashed has-[[readonly]]:bg-transparent">
            <span aria-hidden="true" className="shrink-0 text-ink-soft text-xs">
              {prefix}
            </span>
            <input
              data-slot="address-field"
              type="text"
              name="slug"
              {...control}
              lang={language}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={writingLimits.slug}
              value={slug}
              placeholder={suggestion}
              onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
              className="min-w-32 flex-1 bg-transparent py-2 pl-1.5 text-sm outline-none placeholder:text-ink-soft"
            />
          </span>
        )}
      </FieldFrame>
      <p className="text-ink-soft text-xs" role="status">
        {isMoving
          ? t('address.moves', { from: `${prefix}${liveSlug}` })
          : t(liveSlug === undefined ? 'address.fresh' : 'address.live')}
      </p>
    </PanelPart>
  )
}
