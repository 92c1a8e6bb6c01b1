import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'

export interface GateNow {
  chosen: readonly Language[]
  stops: number
  looks: number
  /** There is a language that could open. */
  hasAny: boolean
  isLater: boolean
  isTimed: boolean
  hasReason: boolean
  mayOverride: boolean
  isChecking: boolean
  isOffline: boolean
  isSending: boolean
  hasFailed: boolean
}

/** The sentence of state, and what stands on the lit pane. */
export function useGateWords(now: GateNow): { state: string; action: string; sub: string | undefined } {
  const { t, i18n } = useTranslation('staff-gate')
  const { chosen, stops, looks, hasAny, isLater, isTimed, hasReason, mayOverride } = now
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) })

  function state(): string {
    if (now.isSending) return t('state.sending')
    if (now.isOffline) return t('state.offline')
    if (!hasAny) return t('state.nothing')
    if (now.hasFailed) return t('failed')
    if (chosen.length === 0) return t('state.none')
    if (now.isChecking) return t('state.checking')
    if (stops + looks === 0) return t('state.order')
    return [
      ...(stops > 0 ? [t('state.stops', counted(stops))] : []),
      ...(looks > 0 ? [t('state.looks', counted(looks))] : []),
    ].join(' ')
  }

  function action(): string {
    const count = chosen.length
    if (count === 0) return t(isLater ? 'lit.scheduleNothing' : 'lit.publishNothing')
    if (stops > 0 && mayOverride) return t(isLater ? 'lit.scheduleException' : 'lit.publishException', counted(stops))
    const word = t('numbers').split(' ')[count - 2] ?? ''
    return t(isLater ? 'lit.schedule' : 'lit.publish', { count, word })
  }

  function sub(): string | undefined {
    if (chosen.length === 0) return undefined
    if (stops > 0 && !mayOverride) return t('lit.stopped', counted(stops))
    if (stops > 0 && !hasReason) return t('lit.reason')
    if (!isTimed) return t('lit.time')
    return t('lit.in', { spoken: chosen.map((language) => spokenLanguage(language, i18n.language)).join(', ') })
  }

  return { state: state(), action: action(), sub: sub() }
}
