import type { RenderMail } from '#api/contract/mail-order.ts'
import type { StageMailPreview } from '#api/contract/staff/applications.ts'
import type { KeepGround, StageMail } from '#api/contract/values/staff/application-stages.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import type { ShownApplication } from '#api/services/cover/cover.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import type { ApplicationRecord } from '#api/store/careers/applications.ts'
import { brand } from '#locales/brand.ts'

interface StageMailsDependencies {
  mailFrom: string
  mailTo: string
  renderMail: RenderMail
}

/** A line that nobody writes: it stands where the words of staff will. */
const gap = '\u2060words\u2060'

/** What applicants are told of a step, in their language. Unlike acknowledgements (D40) a person has seen each before it goes. */
export function createStageMails({ mailFrom, mailTo, renderMail }: StageMailsDependencies) {
  const agency = { name: brand.name, address: mailTo }

  const contentOf = ({ fullName, opening, language }: ApplicationRecord, kind: StageMail, words: string) => ({
    template: 'application-stage' as const,
    props: { kind, name: oneLine(fullName), words, ...(opening && { opening: opening.title }) },
    language,
  })

  const envelope = ({ email }: ApplicationRecord, date: number) => ({
    from: { name: brand.name, address: mailFrom },
    to: { name: '', address: email },
    replyTo: agency,
    date,
    automatic: false,
  })

  return {
    order: (application: ApplicationRecord, kind: StageMail, words: string, date: number): OrderedMail => ({
      ...contentOf(application, kind, words),
      ...envelope(application, date),
    }),

    /** That it is deleted later than they were promised, and why. */
    orderKept(
      application: ApplicationRecord,
      { ground, until }: { ground: KeepGround; until: number },
      date: number,
    ): OrderedMail {
      const { fullName, opening, language } = application
      return {
        template: 'application-kept',
        props: { ground, name: oneLine(fullName), until, ...(opening && { opening: opening.title }) },
        language,
        ...envelope(application, date),
      }
    },

    /** Both parts of its text, around what staff may write. */
    async preview(application: ShownApplication, kind: StageMail): Promise<StageMailPreview> {
      const { subject, text } = await renderMail(contentOf(application, kind, gap))
      // A window breaks lines by itself.
      const [before = '', after = ''] = text.replace(/^(.{56,})\n(?=\S)/gm, '$1 ').split(gap)
      return { kind, subject, before: before.trim(), after: after.trim(), isCovered: application.isCovered }
    },
  }
}

export type StageMails = ReturnType<typeof createStageMails>
