import type { TranslationState } from '#api/contract/values/post-board.ts'
import type { PostFindingName } from '#api/contract/values/post-findings.ts'
import { type FindingLevel, type PostCheck, postChecks } from '#api/contract/values/post-writing.ts'
import { type Language, languages } from '#locales/languages.ts'

/** What one check has found in one language. */
export interface GateFinding {
  in: Language
  check: PostCheck
  level: FindingLevel
  what: PostFindingName
  facts: Record<string, string>
}

/** One language that is written. */
export interface GatePane {
  state: Exclude<TranslationState, 'missing'>
  /** What would open. */
  version: number
  /** Written since it was last published. */
  hasChanges: boolean
  visibleFrom?: number | undefined
  visibleUntil?: number | undefined
}

export type GatePanes = Partial<Record<Language, GatePane>>

interface Measured {
  pictures: number
  linksHere: number
  linksElsewhere: number
}

export interface GateChecks {
  /** When they began, in milliseconds. */
  at: number
  /** How long they took so far, in milliseconds. */
  took: number
  findings: readonly GateFinding[]
  /** By language: those that have answered. */
  answered: Partial<Record<Language, readonly PostCheck[]>>
  measured: Partial<Record<Language, Measured>>
}

/** As a pane: in order, worth a look, stopped, still being checked, not going live now, not written. */
export type CellState = 'order' | 'look' | 'stop' | 'checking' | 'shut' | 'missing' | 'source'

/** There is something to open: a text that the public does not see as it is. */
export function canOpen(pane: GatePane | undefined): boolean {
  return pane !== undefined && (pane.state !== 'live' || pane.hasChanges)
}

export function stopsIn(findings: readonly GateFinding[]): GateFinding[] {
  return findings.filter(({ level }) => level === 'stop')
}

/** Those that nothing stops. */
export function readyLanguages(panes: GatePanes, findings: readonly GateFinding[]): Language[] {
  return openable(panes).filter((language) => !findings.some((one) => one.in === language && one.level === 'stop'))
}

export function openable(panes: GatePanes): Language[] {
  return languages.filter((language) => canOpen(panes[language]))
}

export function isChecked(checks: GateChecks | undefined, language: Language): boolean {
  return postChecks.every((check) => checks?.answered[language]?.includes(check))
}

/** What stops comes first, then what is worth a look, each in the order of the checks. */
export function inOrder(findings: readonly GateFinding[]): GateFinding[] {
  const place = ({ level, check }: GateFinding) => (level === 'stop' ? 0 : 100) + postChecks.indexOf(check)
  return findings.toSorted((a, b) => place(a) - place(b))
}

/** Letters of a reason, as the server counts them. */
export function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
