import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'

/** So many windows at most: then a window is several people. */
const MOST = 180
const ACROSS = 12
const [WIDTH, HEIGHT, GAP] = [7, 7, 4]

export interface PeopleWindowsProps {
  people: number
  /** Outlined: their mail waits. */
  isWaiting: boolean
}

/** How many read in a language, a window for each. */
export function PeopleWindows({ people, isWaiting }: PeopleWindowsProps) {
  const { t, i18n } = useTranslation('staff-issues')
  const each = Math.max(1, Math.ceil(people / MOST))
  const windows = Math.ceil(people / each)
  const inset = isWaiting ? 0.5 : 0
  const rows = Math.max(1, Math.ceil(windows / ACROSS))
  const step = { x: WIDTH + GAP, y: HEIGHT + GAP }
  const drawn = Array.from({ length: windows }, (_, place) => {
    const [x, y] = [(place % ACROSS) * step.x + inset, Math.floor(place / ACROSS) * step.y + inset]
    const [width, height] = [WIDTH - 2 * inset, HEIGHT - 2 * inset]
    return `M${x} ${y}h${width}v${height}h${-width}z`
  }).join('')
  return (
    <div data-slot="people-windows" data-state={isWaiting ? 'waiting' : 'going'}>
      <p className={isWaiting ? 'text-ink-soft' : ''}>
        <span className="display block text-[1.75rem] tabular-nums leading-none">
          {formatNumber(people, i18n.language)}
        </span>
        <span className="text-ink-soft text-xs">{t(isWaiting ? 'people.waiting' : 'people.going')}</span>
      </p>
      {windows > 0 && (
        <svg
          viewBox={`0 0 ${ACROSS * step.x - GAP} ${rows * step.y - GAP}`}
          aria-hidden="true"
          style={{ width: `${(ACROSS * step.x - GAP) / 16}rem` }}
          className="mt-3 block h-auto max-w-full"
        >
          <path d={drawn} className={isWaiting ? 'fill-none stroke-line-strong' : 'pane-lit'} />
        </svg>
      )}
      {each > 1 && (
        <p className="mt-2 text-ink-soft text-xs">{t('people.each', { number: formatNumber(each, i18n.language) })}</p>
      )}
    </div>
  )
}
