import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `48 MB`, with a hard space. */
export function formatBytes(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1))
  const value = bytes / 1000 ** (step + 1)
  const size = formatNumber(value, language, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: step === 0 || value >= 100 ? 0 : 1,
  })
  return size.replace(' ', '\u00a0')
}

/** Numbers and sizes in the language of the screen. */
export function useHealthWords() {
  const { t, i18n } = useTranslation('staff-health')
  return {
    number: (value: number) => formatNumber(value, i18n.language),
    bytes: (value: number | null) => (value === null ? t('silent.short') : formatBytes(value, i18n.language)),
  }
}
