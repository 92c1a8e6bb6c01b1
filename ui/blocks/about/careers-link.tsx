import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export function CareersLink() {
  const { t } = useTranslation('about')
  return (
    <Anchor
      data-slot="careers-link"
      href="/careers"
      className="heading shutter-hover group/careers -outline-offset-8 flex min-h-28 items-center justify-between gap-6 border-line border-b px-gutter py-6 text-h3 outline-current"
    >
      {t('careers')}
      <Icon
        name="arrow-right"
        className="size-8 shrink-0 transition-transform duration-300 group-hover/careers:translate-x-2"
      />
    </Anchor>
  )
}
