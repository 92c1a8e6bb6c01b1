import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Counts } from '#ui/blocks/staff/issues/watch/sending.ts'

/** So many windows at most: then a window is several people. */
const MOST = 180
const ACROSS = 12
const [WIDTH, HEIGHT, GAP] = [7, 7, 4]

type Light = 'have' | 'back' | 'unknown' | 'open'

const looks: Record<Light, string> = {
  have: 'pane-lit',
  back: 'fill-signal',
  unknown: 'fill-none stroke-ink',
  open: 'fill-none stroke-line-strong',
}

export interface DeliveryWindowsProps {
  counts: Counts
}

/** A window for each who is to get it, lit once they have it. */
export function DeliveryWindows({ counts }: DeliveryWindowsProps) {
  const { t, i18n } = useTranslation('staff-sending')
  const people: Record<Light, number> = {
    have: counts.sent,
    back: counts.refused + counts.given,
    unknown: counts.unknown,
    open: counts.held + counts.due + counts.going,
  }
  const all = people.have + people.back + people.unknown + people.open
  const each = Math.max(1, Math.ceil(all / MOST))
  const windows = Math.ceil(all / each)
  // What went wrong is seen even if it is one of a group; a group is lit when all of it is.
  const back = Math.ceil(people.back / each)
  const unknown = Math.ceil(people.unknown / each)
  const open = Math.min(Math.ceil(people.open / each), Math.max(0, windows - back - unknown))
  const have = Math.max(0, windows - back - unknown - open)
  const lights: Light[] = [
    ...Array<Light>(have).fill('have'),
    ...Array<Light>(back).fill('back'),
    ...Array<Light>(unknown).fill('unknown'),
    ...Array<Light>(open).fill('open'),
  ]
  const rows = Math.max(1, Math.ceil(lights.length / ACROSS))
  const step = { x: WIDTH + GAP, y: HEIGHT + GAP }
  const drawn = (light: Light) => {
    const inset = light === 'open' || light === 'unknown' ? 0.5 : 0
    return lights
      .map((is, place) => {
        if (is !== light) return ''
        const [x, y] = [(place % ACROSS) * step.x + inset, Math.floor(place / ACROSS) * step.y + inset]
        const [width, height] = [WIDTH - 2 * inset, HEIGHT - 2 * inset]
        const cross = light === 'unknown' ? `M${x} ${y + height}l${width} ${-height}` : ''
        return `M${x} ${y}h${width}v${height}h${-width}z${cross}`
      })
      .join('')
  }
  const number = (count: number) => formatNumber(count, i18n.language)
  return (
    <div data-slot="delivery-windows" data-each={each}>
      <p className="sr-only">
        {t('columns.words', {
          sent: number(people.have),
          all: number(all),
          back: number(people.back),
          unknown: number(people.unknown),
        })}
      </p>
      {lights.length > 0 && (
        <svg
          viewBox={`0 0 ${ACROSS * step.x - GAP} ${rows * step.y - GAP}`}
          aria-hidden="true"
          style={{ width: `${(ACROSS * step.x - GAP) / 16}rem` }}
          className="block h-auto max-w-full overflow-visible"
        >
          {(['have', 'back', 'unknown', 'open'] as const).map((light) => (
            <path key={light} data-light={light} d={drawn(light)} className={looks[light]} />
          ))}
        </svg>
      )}
      {each > 1 && <p className="mt-2 text-ink-soft text-xs">{t('columns.each', { number: number(each) })}</p>}
    </div>
  )
}
