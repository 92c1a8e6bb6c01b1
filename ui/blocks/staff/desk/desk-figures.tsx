import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatChange, formatSpan } from '#locales/staff-formats.ts'
import { FigurePane, type FigurePaneProps } from '#ui/blocks/staff/desk/figure-pane.tsx'

interface Counted {
  count: number
  before: number
  week: readonly number[]
}

/** What is left out is not known yet. Times in milliseconds. */
export interface DeskFiguresProps {
  visitors?: Counted | undefined
  reads?: (Counted & { most?: string | undefined }) | undefined
  newsletter?: { count: number; change: number; unconfirmed: number; week: readonly number[] } | undefined
  answer?: { median: number; slowest: number; week: readonly number[] } | undefined
  paint?: { p75: number; phones: number; rating: 'good' | 'fair' | 'poor'; week: readonly number[] } | undefined
}

/** Five figures of the last seven days. Nothing about single people. */
export function DeskFigures({ visitors, reads, newsletter, answer, paint }: DeskFiguresProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const number = (value: number) => formatNumber(value, i18n.language)
  const change = ({ count, before }: Counted) =>
    before > 0 ? formatChange((count - before) / before, i18n.language) : undefined
  const seconds = (milliseconds: number) =>
    `${formatNumber(milliseconds / 1000, i18n.language, { maximumFractionDigits: 1 })} s`

  const figures: [name: string, label: string, figure: Omit<FigurePaneProps, 'label'> | undefined][] = [
    [
      'visitors',
      t('figures.visitors'),
      visitors && {
        value: number(visitors.count),
        change: change(visitors),
        note: t('figures.before', { number: number(visitors.before) }),
        week: visitors.week,
      },
    ],
    [
      'reads',
      t('figures.reads'),
      reads && {
        value: number(reads.count),
        change: change(reads),
        note: reads.most ? t('figures.most', { title: reads.most }) : undefined,
        week: reads.week,
      },
    ],
    [
      'newsletter',
      t('figures.newsletter'),
      newsletter && {
        value: number(newsletter.count),
        change: formatNumber(newsletter.change, i18n.language, { signDisplay: 'exceptZero' }),
        note: newsletter.unconfirmed > 0 ? t('figures.unconfirmed', { count: newsletter.unconfirmed }) : undefined,
        week: newsletter.week,
      },
    ],
    [
      'answer',
      t('figures.answer'),
      answer && {
        value: formatSpan(answer.median).replace(' min', ''),
        note: t('figures.slowest', { span: formatSpan(answer.slowest) }),
        week: answer.week,
      },
    ],
    [
      'paint',
      t('figures.paint'),
      paint && {
        value: seconds(paint.p75),
        change: t(`figures.ratings.${paint.rating}`),
        note: t('figures.phones', { time: seconds(paint.phones) }),
        week: paint.week,
      },
    ],
  ]

  return (
    <section data-slot="desk-figures" className="@container">
      <h2 className="sr-only">{t('figures.title')}</h2>
      <div className="grid grid-cols-2 overflow-hidden *:-mr-px *:-mb-px *:border-line *:border-r *:border-b @2xl:grid-cols-5">
        {figures.map(([name, label, figure]) => (
          <FigurePane
            key={name}
            label={label}
            {...(figure ?? { value: t('figures.unknown'), note: t('figures.unknownNote') })}
            weekLabel={
              figure?.week && t('figures.perDay', { label, numbers: figure.week.map((day) => number(day)).join(', ') })
            }
          />
        ))}
      </div>
    </section>
  )
}
