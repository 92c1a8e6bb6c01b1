import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Key, Keys } from '#ui/primitives/staff/key.tsx'

/** The keys of the palette, where there are keys. */
export function PaletteFoot() {
  const { t } = useTranslation('staff-frame')
  return (
    <div className="hidden min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-line border-t px-6 py-2 text-ink-soft text-xs pointer-fine:sm:flex">
      <Hint keys={<Keys faces={['up', 'down']} />}>{t('palette.choose')}</Hint>
      <Hint keys={<Keys faces={['right']} />}>{t('palette.what')}</Hint>
      <Hint keys={<Keys faces={['enter']} />}>{t('palette.openIt')}</Hint>
      <span className="flex flex-wrap items-center gap-1.5 md:ml-auto">
        {t('palette.prefix')} <Key face=">" /> {t('palette.prefixDo')} <Key face="@" /> {t('palette.prefixPeople')}{' '}
        <Key face="#" /> {t('palette.prefixTags')}
      </span>
    </div>
  )
}

function Hint({ keys, children }: { keys: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      {keys} {children}
    </span>
  )
}
