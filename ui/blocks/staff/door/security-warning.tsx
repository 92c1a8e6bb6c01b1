import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'
import { DoorAct, DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { type Tags, tagged } from '#ui/lib/tagged.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { LitPane, LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'

const marks: Tags = { mark: (words) => <em className="text-signal-text not-italic">{words}</em> }

interface Way {
  /** Out of here: the visitors' site. */
  siteHref: string
}

export interface FlagsWarningProps extends Way {
  /** What the browser has stored, by name. */
  flags: readonly { name: string; value: string }[]
  /** The address that was asked for. */
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** IANA name; the device's own unless said. */
  timeZone?: string
  /** What the event is called in the log. */
  reference?: string
  onRemove: () => void
}

/** D25: the browser's flags say admin and the server disagrees. Nothing here grants or reveals anything. */
export function FlagsWarning({ siteHref, flags, path, at, timeZone, reference, onRemove }: FlagsWarningProps) {
  const { t, i18n } = useTranslation('staff-door')
  const time = formatDate(new Date(at), i18n.language, { timeZone, hasTime: true })
  return (
    <Warning
      cause="flags"
      siteHref={siteHref}
      lit={<LitPane size="lg" action={t('warning.flags.remove')} onClick={onRemove} />}
      answers={
        <>
          <Answer question={t('warning.flags.worker')}>{t('warning.flags.workerText')}</Answer>
          <Answer question={t('warning.flags.other')}>{t('warning.flags.otherText')}</Answer>
        </>
      }
    >
      <Half title={t('warning.flags.browser')}>
        <Facts facts={flags.map(({ name, value }) => [name, value])} />
      </Half>
      <Half title={t('warning.flags.server')}>
        <Facts
          facts={[
            [t('warning.flags.session'), t('warning.flags.none')],
            [t('warning.flags.asked'), path],
            [t('warning.flags.at'), time],
            ...(reference === undefined ? [] : [[t('warning.flags.log'), reference] as const]),
          ]}
        />
      </Half>
    </Warning>
  )
}

const schemes = { opened: 'http', wanted: 'https' }

export interface OpenLineWarningProps extends Way {
  /** Without its scheme: `dritare.example/admin`. */
  address: string
}

/** D25: opened with http on a host that is not this machine. There is no field to type anything in. */
export function OpenLineWarning({ siteHref, address }: OpenLineWarningProps) {
  const { t } = useTranslation('staff-door')
  return (
    <Warning
      cause="http"
      siteHref={siteHref}
      lit={<LitPaneLink size="lg" href={`${schemes.wanted}://${address}`} action={t('warning.http.open')} />}
      answers={<Answer question={t('warning.http.run')}>{t('warning.http.runText')}</Answer>}
    >
      <Half title={t('warning.http.opened')}>
        <p className="wrap-anywhere text-sm">
          <del className="text-danger">{schemes.opened}</del>
          {`://${address}`}
        </p>
      </Half>
      <Half title={t('warning.http.wanted')}>
        <p className="wrap-anywhere text-sm">
          <ins className="text-success">{schemes.wanted}</ins>
          {`://${address}`}
        </p>
      </Half>
    </Warning>
  )
}

interface WarningProps extends Way {
  cause: 'flags' | 'http'
  lit: ReactNode
  answers: ReactNode
  children: ReactNode
}

function Warning({ cause, siteHref, lit, answers, children }: WarningProps) {
  const { t } = useTranslation('staff-door')
  return (
    <DoorSheet size="md" title={tagged(t(`warning.${cause}.title`), marks)} intro={t(`warning.${cause}.intro`)}>
      <div className="grow">
        <div className="grid divide-line border-line border-t @xl:grid-cols-2 @xl:divide-x @max-xl:divide-y">
          {children}
        </div>
        <div className="grid gap-2 border-line border-t px-gutter py-5 text-sm">{answers}</div>
      </div>
      <DoorAct
        title={t('warning.looking.title')}
        text={t('warning.looking.text')}
        link={<Link href={siteHref}>{t('warning.looking.link')}</Link>}
        lit={lit}
      />
    </DoorSheet>
  )
}

function Half({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3 px-gutter py-6">
      <h2 className="heading text-h4">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-line text-xs">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere min-w-0 text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className="max-w-[80ch]">
      <b className="font-semibold">{question}</b> <span className="text-ink-soft">{children}</span>
    </p>
  )
}
