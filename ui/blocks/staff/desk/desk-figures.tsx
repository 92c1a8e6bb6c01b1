import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatChange, formatSpan } from '#locales/staff-formats.ts'
import { FigurePane, type FigurePaneProps } from '#ui/blocks/staff/desk/figure-pane.tsx'
import { cn } from '#ui/lib/cn.ts'

interface Counted {
  count: number
  /** In the seven days before. */
  before?: number | undefined
  week: readonly number[]
}

/** What is left out is not shown, `null` is not known yet. Times in milliseconds. */
export interface DeskFiguresProps {
  visits?: Counted | null | undefined
  reads?: (Counted & { most?: string | undefined }) | null | undefined
  messages?: Counted | null | undefined
  newsletter?: { count: number; change: number; unconfirmed: number; week: readonly number[] } | null | undefined
  answer?: { median: number; slowest: number; week: readonly number[] } | null | undefined
  paint?: { p75: number; phones: number; rating: 'good' | 'fair' | 'poor'; week: readonly number[] } | null | undefined
}

type Name = keyof DeskFiguresProps
type Words = Omit<FigurePaneProps, 'label' | 'weekLabel'>

/** Figures of the last seven days. Nothing about single people. */
export function DeskFigures(given: DeskFiguresProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const { visits, reads, messages, newsletter, answer, paint } = given
  const number = (value: number) => formatNumber(value, i18n.language)
  const seconds = (milliseconds: number) =>
    `${formatNumber(milliseconds / 1000, i18n.language, { maximumFractionDigits: 1 })} s`

  function counted({ count, before, week }: Counted): Words {
    return {
      value: number(count),
      week,
      ...(before !== undefined && { note: t('figures.before', { number: number(before) }) }),
      ...(before && { change: formatChange((count - before) / before, i18n.language) }),
    }
  }

  const words: Record<Name, Words | false | null | undefined> = {
    visits: visits && counted(visits),
    reads: reads && {
      ...counted(reads),
      ...(reads.most && { note: t('figures.most', { title: reads.most }) }),
    },
    messages: messages && counted(messages),
    newsletter: newsletter && {
      value: number(newsletter.count),
      change: formatNumber(newsletter.change, i18n.language, { signDisplay: 'exceptZero' }),
      note: newsletter.unconfirmed > 0 && t('figures.unconfirmed', { count: newsletter.unconfirmed }),
      week: newsletter.week,
    },
    answer: answer && {
      value: formatSpan(answer.median).replace(' min', ''),
      note: t('figures.slowest', { span: formatSpan(answer.slowest) }),
      week: answer.week,
    },
    paint: paint && {
      value: seconds(paint.p75),
      change: t(`figures.ratings.${paint.rating}`),
      note: t('figures.phones', { time: seconds(paint.phones) }),
      week: paint.week,
    },
  }
  const shown = names.filter((name) => given[name] !== undefined)

  return (
    <section data-slot="desk-figures" className="@container">
      <h2 className="sr-only">{t('figures.title')}</h2>
      <div
        className={cn(
          'grid grid-cols-2 overflow-hidden *:-mr-px *:-mb-px *:border-line *:border-r *:border-b',
          columns[shown.length],
        )}
      >
        {shown.map((name) => {
          const figure = words[name]
          const label = t(`figures.${name}`)
          if (!figure)
            return <FigurePane key={name} label={label} value={t('figures.unknown')} note={t('figures.unknownNote')} />
          const numbers = figure.week?.map(number).join(', ')
          return (
            <FigurePane
              key={name}
              label={label}
              {...figure}
              weekLabel={numbers && t('figures.perDay', { label, numbers })}
            />
          )
        })}
      </div>
    </section>
  )
}

const names = ['visits', 'reads', 'messages', 'newsletter', 'answer', 'paint'] as const satisfies Name[]

/** By how many are shown. */
const columns = [
  '',
  '@2xl:grid-cols-1',
  '',
  '@2xl:grid-cols-3',
  '@2xl:grid-cols-4',
  '@2xl:grid-cols-5',
  '@2xl:grid-cols-6',
]
