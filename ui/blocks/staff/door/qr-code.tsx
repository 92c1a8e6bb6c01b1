import { useTranslation } from 'react-i18next'

export interface QrCodeProps {
  /** Modules a side. */
  size: number
  /** Of an SVG of `size` by `size`. */
  path: string
}

/** Modules of white around it, as its standard asks. */
const quiet = 4

/** Black on white by night and in forced colours too: not every camera reads the reverse. */
export function QrCode({ size, path }: QrCodeProps) {
  const { t } = useTranslation('staff-door')
  const side = size + 2 * quiet
  return (
    <svg
      data-slot="qr-code"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={t('enrol.picture')}
      shapeRendering="crispEdges"
      className="block size-52 max-w-full border border-line-strong"
    >
      <path d={`M${-quiet} ${-quiet}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
