import type { Mail, Mailer } from '#api/outbound/mail.ts'

/** What became of a mail that was to be handed over. `answer` is the other server's, or what went wrong. */
export type Handing =
  | { kind: 'taken' }
  /** For good; hard: nobody is there. */
  | { kind: 'refused'; isHard: boolean; code: string; answer: string }
  /** For now, by whoever receives it; `isWhole`: their server takes none of our mails now. */
  | { kind: 'later'; isWhole: boolean; answer: string }
  /** The mail server cannot be reached. */
  | { kind: 'away'; answer: string }
  /** The mail server will not have any mail of ours as it is. */
  | { kind: 'stopped'; answer: string }
  /** It was handed over, and nobody said what became of it. */
  | { kind: 'unanswered'; answer: string }
  /** `mayEnd` said no, or could not say. Nobody has it. */
  | { kind: 'withheld'; error?: unknown }

export interface BulkMailer {
  /** Never rejects. `mayEnd` is asked right before the mail can no longer be called back. */
  send: (mail: Mail, id: string, options: { mayEnd: () => Promise<boolean>; signal: AbortSignal }) => Promise<Handing>
  /** Whether mail would be taken; rejects when not. */
  probe: () => Promise<void>
  close: () => void
}

/** Of a mailer that writes a mail in one step. */
export function bulkMailerOf(mailer: Pick<Mailer, 'send'>): BulkMailer {
  return {
    async send(mail, id, { mayEnd, signal }) {
      try {
        if (!(await mayEnd())) return { kind: 'withheld' }
      } catch (error) {
        return { kind: 'withheld', error }
      }
      try {
        await mailer.send(mail, id, signal)
        return { kind: 'taken' }
      } catch (error) {
        return { kind: 'unanswered', answer: error instanceof Error ? error.message : String(error) }
      }
    },
    probe: async () => {},
    close: () => {},
  }
}
