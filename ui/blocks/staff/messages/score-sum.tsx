import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { cn } from '#ui/lib/cn.ts'
import { ScoreRuler } from '#ui/primitives/staff/score-ruler.tsx'

/** Those that a message may carry; `phrase-seo-weak` and the like are told alike. */
const known = [
  'start',
  'honeypot',
  'proof-none',
  'proof-good',
  'proof-altered',
  'proof-expired',
  'proof-replayed',
  'time-unknown',
  'time-short',
  'time',
  'links-3',
  'links-many',
  'link-shortener',
  'link-markup',
  'link-in-name',
  'phrase-seo',
  'phrase-loan',
  'phrase-crypto',
  'phrase-pills',
  'phrase-gambling',
  'phrase-dating',
  'phrase-bulk',
  'phrase-weak',
  'other-script',
  'mixed-scripts',
  'repeated-characters',
  'made-up-words',
  'capital-letters',
  'disposable-address',
  'recaptcha',
  'recaptcha-bad',
  'recaptcha-unreachable',
] as const

function sourceWords(source: string, t: TFunction<'staff-messages'>): string {
  const [name = '', reason] = source.split(': ')
  const plain = /^phrase-.+-weak$/.test(name) ? 'phrase-weak' : name
  const found = known.find((each) => each === plain)
  if (!found) return t('sources.other', { source })
  return reason ? `${t(`sources.${found}`)} (${reason})` : t(`sources.${found}`)
}

/** What a message’s score is made of, as a sum. */
export function ScoreSum({
  score,
  sources,
  quarantinedBelow,
}: Pick<OpenMessage, 'score' | 'sources' | 'quarantinedBelow'>) {
  const { t, i18n } = useTranslation('staff-messages')
  const number = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    formatNumber(value, i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay })
  if (score === null) return <p className="text-ink-soft text-sm">{t('score.none')}</p>
  return (
    <section data-slot="score-sum" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading text-[1.1875rem]">{t('score.title', { score: number(score) })}</h2>
        <p className="text-ink-soft text-xs">{t('score.scale')}</p>
      </div>
      <dl className="text-sm tabular-nums">
        {sources.map(({ source, effect }, index) => (
          <div key={source} className="flex items-baseline justify-between gap-4 border-line border-b py-2">
            <dt className="wrap-anywhere min-w-0">{sourceWords(source, t)}</dt>
            <dd
              className={cn(
                'shrink-0',
                effect < 0 && 'font-semibold text-signal-text',
                effect === 0 && 'text-ink-soft',
              )}
            >
              {effect === 0
                ? `±${formatNumber(0, i18n.language)}`
                : number(effect, index === 0 ? 'auto' : 'exceptZero')}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-ink border-b py-2 font-semibold">
          <dt>{t('score.sum')}</dt>
          <dd>{number(score)}</dd>
        </div>
      </dl>
      <ScoreRuler
        score={score}
        threshold={quarantinedBelow}
        thresholdText={t('score.through', { score: number(quarantinedBelow) })}
        className="mt-2"
      />
    </section>
  )
}
