import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { ReturnedMail } from '#ui/blocks/staff/issues/watch/sending.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

/** So many come with an answer. */
const SHOWN = 50

export interface CameBackListProps {
  cameBack: readonly ReturnedMail[]
  clock: StaffClock
  /** Of somebody on the list; without it they are words only. */
  hrefForPerson?: ((id: string) => string) | undefined
}

/** Whose mail came back, what their server said, and whether they are written to again. */
export function CameBackList({ cameBack, clock, hrefForPerson }: CameBackListProps) {
  const { t, i18n } = useTranslation('staff-sending')
  return (
    <section data-slot="came-back-list" aria-labelledby="came-back" className="px-5 py-5">
      <h2 id="came-back" className="heading mb-1 text-[1.0625rem]">
        {t('back.title')}
      </h2>
      {cameBack.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('back.none')}</p>
      ) : (
        <ol className="max-h-96 divide-y divide-line overflow-y-auto text-sm">
          {cameBack.map((mail) => (
            <li key={`${mail.at} ${mail.person} ${mail.address}`} className="grid gap-0.5 py-2.5">
              <span className="wrap-anywhere font-medium">
                {mail.address === null ? (
                  <span className="text-ink-soft">{t('back.gone')}</span>
                ) : mail.person !== null && hrefForPerson ? (
                  <Anchor
                    href={hrefForPerson(mail.person)}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
                  >
                    {mail.address}
                  </Anchor>
                ) : (
                  mail.address
                )}
              </span>
              <span className="text-ink-soft text-xs">
                <time dateTime={new Date(mail.at).toISOString()}>{formatWhen(mail.at, i18n.language, clock)}</time>,{' '}
                {t(`back.${mail.kind}`)}
              </span>
              {/* In the words of their server, whatever language it speaks. */}
              <q lang="en" className="wrap-anywhere text-xs before:content-none after:content-none">
                {mail.answer}
              </q>
              <span className="text-ink-soft text-xs">{t(mail.isFinal ? 'back.final' : 'back.again')}</span>
            </li>
          ))}
        </ol>
      )}
      {cameBack.length >= SHOWN && (
        <p className="mt-2 text-ink-soft text-xs">{t('back.shown', { number: formatNumber(SHOWN, i18n.language) })}</p>
      )}
      <p className="mt-3 text-ink-soft text-xs">{t('back.limit')}</p>
    </section>
  )
}
