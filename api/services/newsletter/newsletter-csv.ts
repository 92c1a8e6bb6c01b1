import * as z from 'zod'
import { newsletterInput } from '#api/contract/newsletter.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { formatCsv, parseCsv } from '#api/services/newsletter/csv.ts'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { Stores } from '#api/store/stores.ts'

const columns = ['email', 'language', 'topics', 'source', 'signed_up_at', 'confirmed_at', 'ip', 'user_agent'] as const

/** Who has unsubscribed returns only by signing up again. */
export type ImportRefusal = 'invalid' | 'unproven' | 'suppressed' | 'known'

export interface ImportReport {
  imported: number
  refused: { line: number; reason: ImportRefusal }[] // `line` counts from 1
}

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const proof = z.object({
  signed_up_at: time,
  confirmed_at: time,
  ip: z.string().default(''),
  user_agent: z.string().default(''),
})

interface CsvDependencies {
  stores: Stores
  tokens: NewsletterTokens
  newId: () => string
}

export function createNewsletterCsv({ stores, tokens, newId }: CsvDependencies) {
  return {
    async export(): Promise<string> {
      const subscribers = await stores.subscribers.list()
      return formatCsv([
        [...columns],
        ...subscribers.map((subscriber) => [
          subscriber.email,
          subscriber.language,
          subscriber.topics.join(' '),
          subscriber.source,
          new Date(subscriber.signedUpAt).toISOString(),
          subscriber.confirmedAt === undefined ? '' : new Date(subscriber.confirmedAt).toISOString(),
          subscriber.ip,
          subscriber.userAgent,
        ]),
      ])
    },

    /** Imports confirmed subscribers with their proof, without mail. */
    async import(text: string): Promise<ImportReport> {
      const [header = [], ...lines] = parseCsv(text)
      const report: ImportReport = { imported: 0, refused: [] }
      for (const [index, line] of lines.entries()) {
        const values = Object.fromEntries(header.map((name, column) => [name, line[column] ?? '']))
        const reason = await importOne(values)
        if (reason) report.refused.push({ line: index + 2, reason })
        else report.imported += 1
      }
      return report
    },
  }

  async function importOne(values: Record<string, string>): Promise<ImportRefusal | undefined> {
    const input = newsletterInput.safeParse({
      email: values['email'],
      language: values['language'] || undefined,
      source: values['source'] || undefined,
    })
    if (!input.success) return 'invalid'
    const proven = proof.safeParse(values)
    if (!proven.success) return 'unproven'
    const named = (values['topics'] ?? '').split(' ')
    const topics = postTypes.filter((topic) => named.includes(topic))
    const emailKey = tokens.keyOf(input.data.email)
    return stores.transaction([lockOf(emailKey)], async ({ subscribers, suppressions }) => {
      if (await suppressions.find(tokens.suppressionKeysOf(input.data.email))) return 'suppressed'
      if (await subscribers.findByKey(emailKey)) return 'known'
      await subscribers.insert({
        ...input.data,
        source: oneLine(input.data.source),
        id: newId(),
        emailKey,
        topics: values['topics'] === undefined ? [...postTypes] : topics,
        ip: oneLine(proven.data.ip),
        userAgent: oneLine(proven.data.user_agent),
        signedUpAt: proven.data.signed_up_at,
        confirmedAt: proven.data.confirmed_at,
      })
      return undefined
    })
  }
}
