import { formatNumber } from '#locales/formats.ts'

/** Kilobytes up to one million bytes, then megabytes: `10 MB`, with a hard space, which only French has from Intl. */
export function fileSize(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000
  const size = formatNumber(isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000, language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  return size.replace(' ', '\u00a0')
}
