import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { languageNames } from '#locales/languages.ts'
import { formatDay, formatList, formatTime, type StaffClock } from '#locales/staff-formats.ts'
import type { OpenSubscriber } from '#ui/blocks/staff/newsletter/subscriber.ts'
import { Steps } from '#ui/primitives/staff/steps.tsx'

const DAY = 86_400_000

export interface SubscriberViewProps {
  subscriber: OpenSubscriber
  clock: StaffClock
}

/** One of the list: what they get, what their consent stands on, and what has happened. */
export function SubscriberView({ subscriber, clock }: SubscriberViewProps) {
  const { t, i18n } = useTranslation(['staff-newsletter', 'staff-posts'])
  const { language, topics, source, signedUpAt, confirmedAt, ip, userAgent, forgottenAt, imported, proof } = subscriber
  const when = (at: number) => `${formatDay(at, i18n.language, clock)}, ${formatTime(at, clock.timeZone)}`
  // A file may know the day only.
  const moment = (at: number) => (imported && at % DAY === 0 ? formatDay(at, i18n.language, clock) : when(at))
  const named = topics.map((topic) => t(`staff-posts:types.${topic}`))
  const about: Fact[] = [
    [t('one.language'), languageNames[language]],
    [
      t('one.topics'),
      topics.length === postTypes.length
        ? t('one.allTopics')
        : topics.length === 0
          ? t('table.noTopics')
          : formatList(named, i18n.language),
    ],
    [t('one.source'), source],
  ]
  const forgotten: Fact[] = forgottenAt === null ? [] : [[t('one.forgotten'), when(forgottenAt)]]
  const brought: Fact[] =
    imported === null
      ? []
      : [
          [t('one.imported'), t('one.importedBy', { when: when(imported.at), name: imported.by ?? t('one.somebody') })],
          [t('one.how'), imported.how ?? t('one.unknown')],
        ]
  const stands: Fact[] = [
    [t('one.rests'), t(`proofs.${proof}`)],
    [t('one.signedUp'), moment(signedUpAt)],
    [t('one.confirmed'), confirmedAt === null ? t('one.notYet') : moment(confirmedAt)],
    ...forgotten,
    [t('one.ip'), ip || t('one.unknown')],
    [t('one.browser'), userAgent || t('one.unknown')],
    ...brought,
  ]
  return (
    <div data-slot="subscriber-view" className="grid min-w-0 content-start">
      <Facts title={t('one.about')} facts={about} />
      <Facts title={t('one.proof')} facts={stands} note={t('one.proofNote')} />
      <section aria-labelledby="history" className="grid gap-4 px-gutter py-5">
        <h2 id="history" className="heading text-h4">
          {t('one.history')}
        </h2>
        <Steps
          steps={subscriber.history.map(({ at, what, by, why }, place) => ({
            id: `${at} ${what} ${place}`,
            state: 'done',
            title: [t(`events.${what}`), by !== null && t('one.by', { name: by }), why !== null && t(`reasons.${why}`)]
              .filter(Boolean)
              .join(' · '),
            text: when(at),
          }))}
        />
      </section>
    </div>
  )
}

type Fact = readonly [name: string, fact: string]

interface FactsProps {
  title: string
  facts: readonly Fact[]
  note?: string
}

function Facts({ title, facts, note }: FactsProps) {
  return (
    <section className="grid gap-3 border-line border-b px-gutter py-5">
      <h2 className="heading text-h4">{title}</h2>
      <dl className="text-sm">
        {facts.map(([name, fact]) => (
          <div
            key={name}
            className="grid gap-x-8 border-line border-t py-2 first:border-t-0 @2xl:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="max-w-[70ch] text-ink-soft text-xs">{note}</p>}
    </section>
  )
}
