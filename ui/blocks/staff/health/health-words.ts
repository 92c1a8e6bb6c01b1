import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatSpan } from '#locales/staff-formats.ts'

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

/** `1.8 s`, with a hard space; from a minute on as `formatSpan`. */
export function formatLasting(milliseconds: number, language: string): string {
  if (milliseconds >= 60_000) return formatSpan(milliseconds)
  return `${formatNumber(milliseconds / 1000, language, { maximumFractionDigits: 1 })}\u00a0s`
}

/** Numbers, sizes and times in the language of the screen. */
export function useHealthWords() {
  const { t, i18n } = useTranslation('staff-health')
  return {
    number: (value: number) => formatNumber(value, i18n.language),
    lasting: (milliseconds: number) => formatLasting(milliseconds, i18n.language),
    bytes: (value: number | null) => (value === null ? t('silent.short') : formatBytes(value, i18n.language)),
  }
}
