import type { ChecksAnswer, PostFinding } from '#api/contract/staff/post-checks.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { type PostCheck, postChecks } from '#api/contract/values/post-writing.ts'
import { type Language, languages } from '#locales/languages.ts'
import type { GateChecks, GatePanes } from '#ui/blocks/staff/editor/gate/gate.ts'

export interface GateRefusal {
  errors?: Record<string, string>
  problem?: string
}

/** By language: what a browser has found in the preview. */
export type LookedAt = Partial<Record<Language, readonly PostFinding[]>>

const inBrowser = ['axe', 'width'] as const satisfies readonly PostCheck[]
const onServer = postChecks.filter((check) => !inBrowser.some((one) => one === check))

/** What is said of a single language stands as one sentence; what the gate has a field for stands beside it. */
export function refusedBy(of: GateRefusal | object, problem: GateRefusal): GateRefusal {
  if (!('errors' in of) || !of.errors) return problem
  const fields = ['open', 'reason', 'from', 'until']
  const others = Object.entries(of.errors).filter(([field]) => !fields.includes(field))
  return { errors: of.errors, ...(others.length > 0 && { problem: others.map(([, words]) => words).join(' ') }) }
}

export function checksOf(answer: ChecksAnswer, looked: LookedAt): GateChecks {
  const written = writtenIn(answer)
  return {
    at: answer.at,
    took: answer.took,
    findings: [...answer.findings, ...written.flatMap((language) => looked[language] ?? [])],
    answered: Object.fromEntries(
      written.map((language) => [language, looked[language] ? [...onServer, ...inBrowser] : onServer]),
    ),
    measured: answer.measured,
  }
}

/** Of a browser that runs no checks: worth a look, and not passed. */
export function unlooked(answer: ChecksAnswer): LookedAt {
  return Object.fromEntries(
    writtenIn(answer).map((language) => [
      language,
      inBrowser.map((check): PostFinding => ({ in: language, check, level: 'look', what: 'failed', facts: {} })),
    ]),
  )
}

const writtenIn = ({ versions }: ChecksAnswer) => languages.filter((language) => versions[language] !== undefined)

export function gatePanes(panes: WritingAnswer['panes']): GatePanes {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const pane = panes[language]
      if (!pane || pane.state === 'missing') return []
      const { visibleFrom, visibleUntil, ...shown } = pane
      return [
        [
          language,
          {
            ...shown,
            state: pane.state,
            visibleFrom: visibleFrom ?? undefined,
            visibleUntil: visibleUntil ?? undefined,
          },
        ],
      ]
    }),
  )
}
