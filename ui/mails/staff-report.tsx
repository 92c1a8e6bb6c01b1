import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { formatNumber } from '#locales/formats.ts'
import { formatChange, formatDay, noonOf } from '#locales/staff-formats.ts'
import { MailButton } from './parts/mail-button.tsx'
import { MailFacts } from './parts/mail-facts.tsx'
import { MailFrame } from './parts/mail-frame.tsx'
import { MailPane } from './parts/mail-pane.tsx'
import { MailParagraph } from './parts/mail-paragraph.tsx'

interface ReportFigures {
  visitors: number
  visits: number
  views: number
  /** Seconds; null where none is known. */
  timeOnPage: number | null
}

interface ReportRow {
  key: string
  count: number
  before: number
}

export interface StaffReportProps {
  kind: 'weekly' | 'monthly'
  /** Days of the agency, both included. */
  from: string
  to: string
  figures: ReportFigures
  before: ReportFigures
  /** Of the pages, how many were opened by people who agreed to be counted. */
  agreed: number | null
  /** Pages by views, and channels by visits. */
  pages: readonly ReportRow[]
  channels: readonly ReportRow[]
  link: string
  /** Where it is switched off. */
  settings: string
}

const channelNames = ['direct', 'search', 'social', 'assistants', 'mail', 'sites'] as const

/** The numbers of a week or a month, beside the time before. */
export function StaffReport({
  kind,
  from,
  to,
  figures,
  before,
  agreed,
  pages,
  channels,
  link,
  settings,
}: StaffReportProps) {
  const { t, i18n } = useTranslation('mail')
  const { language } = i18n
  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 0 })
  const day = (key: string) => formatDay(noonOf(key), language, { now: noonOf(from), timeZone: 'UTC' })

  const pageOf = (key: string) => (key === 'not-found' ? t('staff.report.notFound') : key)

  function channelOf(key: string): string {
    const channel = channelNames.find((each) => each === key)
    return channel ? t(`staff.report.rows.${channel}`) : key
  }

  function compared(value: number, was: number): string {
    if (was === 0)
      return value === 0
        ? number(value)
        : t('staff.report.fact', { number: number(value), change: t('staff.report.new') })
    return t('staff.report.fact', { number: number(value), change: formatChange(value / was - 1, language) })
  }

  const minutes = (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

  return (
    <MailFrame
      title={t(`staff.report.${kind}.title`)}
      preview={t('staff.report.preview', { visitors: number(figures.visitors), views: number(figures.views) })}
      reason={t('staff.letters.reason', { brand: brand.name })}
      leave={{ href: settings, label: t('staff.letters.off') }}
    >
      <MailPane>
        <MailParagraph style={{ margin: 0 }}>
          {t('staff.report.period', { from: day(from), to: day(to) })}
        </MailParagraph>
      </MailPane>
      <MailPane>
        {figures.views === 0 ? (
          <MailParagraph style={{ margin: 0 }}>{t('staff.report.none')}</MailParagraph>
        ) : (
          <MailFacts
            facts={[
              ...(['visitors', 'visits', 'views'] as const).map((name) => ({
                label: t(`staff.report.${name}`),
                value: compared(figures[name], before[name]),
              })),
              ...(figures.timeOnPage === null
                ? []
                : [
                    {
                      label: t('staff.report.timeOnPage'),
                      value:
                        before.timeOnPage === null
                          ? minutes(figures.timeOnPage)
                          : t('staff.report.fact', {
                              number: minutes(figures.timeOnPage),
                              change: t('staff.report.before', { number: minutes(before.timeOnPage) }),
                            }),
                    },
                  ]),
            ]}
          />
        )}
      </MailPane>
      {(['pages', 'channels'] as const).map((name) => {
        const rows = name === 'pages' ? pages : channels
        if (rows.length === 0) return null
        return (
          <MailPane key={name}>
            <MailParagraph style={{ margin: 0, fontWeight: 600 }}>{t(`staff.report.${name}`)}</MailParagraph>
            <MailFacts
              facts={rows.map((row) => ({
                label: t('staff.report.row', { name: name === 'pages' ? pageOf(row.key) : channelOf(row.key) }),
                value: compared(row.count, row.before),
              }))}
            />
          </MailPane>
        )
      })}
      <MailPane>
        {agreed !== null && (
          <MailParagraph tone="soft">
            {t('staff.report.agreed', {
              share: formatNumber(agreed, language, { style: 'percent', maximumFractionDigits: 0 }),
            })}
          </MailParagraph>
        )}
        <MailButton href={link}>{t('staff.report.action')}</MailButton>
      </MailPane>
    </MailFrame>
  )
}
