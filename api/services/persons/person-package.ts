import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import type { FindPerson, FoundPerson } from '#api/services/persons/find-person.ts'
import { type PagePart, personPage } from '#api/services/persons/person-page.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import { type ZippedFile, zipStream } from '#api/services/transfer/zip-stream.ts'
import type { WrittenAbout } from '#api/store/staff/person-rows.ts'
import type { PersonRequest } from '#api/store/staff/persons.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Words } from '#api/texts.ts'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import { languageNames } from '#locales/languages.ts'
import type { Texts } from '#locales/texts.ts'

interface PersonPackageDependencies {
  stores: Stores
  find: FindPerson
  storage: Pick<FileStorage, 'read'> // of résumés
  words: (language: PersonRequest['language']) => Words
  note: NoteDeed
  now: () => number
}

export type PersonPackage = ReturnType<typeof createPersonPackage>

/** GDPR, articles 15 and 20: a copy of what is kept, for people (HTML, in their language) and for programs (JSON). */
export function createPersonPackage({ stores, find, storage, words, note, now }: PersonPackageDependencies) {
  async function* files(request: PersonRequest, found: FoundPerson): AsyncGenerator<ZippedFile> {
    const text = (name: string, content: string) => ({ name, bytes: Buffer.from(content) })
    yield text('data.json', `${JSON.stringify(dataOf(request, found, now()), null, 2)}\n`)
    yield text('data.html', pageOf(request, found, words(request.language), now()))
    for (const application of found.applications) {
      const content = await storage.read(application.stored_name)
      if (content) yield { name: fileOf(application), bytes: Buffer.concat(await content.toArray()), isPacked: true }
    }
  }

  return {
    /** Throws as `requireAllowed`, and `not_found` for a request that is closed. */
    async take({ live }: StaffContext, idOf: () => string) {
      requireAllowed(live, { stages: ['full'], right: 'persons', isFresh: true }, now())
      const request = await stores.personRequests.find(idOf())
      if (!request) throw new AppError('not_found')
      const found = await find.person(request.email)
      await stores.transaction([], async (inside) => {
        await inside.personRequests.setTaken(request.id, now())
        const thing = { kind: 'personRequest', id: request.id } as const
        await note(inside, { account: live?.account.id, deed: 'personPackageTaken', thing })
      })
      const name = `personal-data-${new Date(now()).toISOString().slice(0, 10)}.zip`
      return { name, pieces: zipStream(files(request, found), now()) }
    },
  }
}

/** A name from a visitor's disk: within a zip it must lead nowhere. */
function fileOf({ id, file_name }: FoundPerson['applications'][number]): string {
  return `files/${id}/${file_name.replaceAll(/[^\p{L}\p{N}. _-]+/gu, '_').replace(/^\.+/, '_')}`
}

/** Without what is about our own work: scores of spam filters, ids of colleagues, hashes. */
function dataOf({ email }: PersonRequest, found: FoundPerson, at: number) {
  const time = (value: number | null | undefined) =>
    value === null || value === undefined ? null : new Date(value).toISOString()
  const written = (of: string, kind: WrittenAbout['kind']) =>
    found.written.filter((one) => one.of === of && one.kind === kind).map(({ at, text }) => ({ at: time(at), text }))
  return {
    address: email,
    madeAt: time(at),
    from: brand.name,
    messages: found.messages.map((row) => ({
      receivedAt: time(row.received_at),
      name: row.name,
      email: row.email,
      purpose: row.purpose,
      message: row.message,
      language: row.language,
      spamScore: row.score,
      answers: written(row.id, 'answer'),
      notes: written(row.id, 'note'),
      deletedAt: time(row.deleted_at),
    })),
    applications: found.applications.map((row) => ({
      receivedAt: time(row.received_at),
      name: row.full_name,
      email: row.email,
      phone: row.phone,
      interest: row.interest,
      opening: row.opening_title,
      message: row.message,
      language: row.language,
      stage: row.stage,
      outcome: row.outcome,
      notes: written(row.id, 'note'),
      file: { name: row.file_name, place: fileOf(row), size: row.size },
      deletedBy: time(row.delete_after),
      keptLonger:
        row.ordinary_after === null
          ? null
          : { insteadOf: time(row.ordinary_after), ground: row.kept_ground, reason: row.kept_reason },
      deletedAt: time(row.deleted_at),
    })),
    newsletter: found.subscriptions.map((row) => ({
      email: row.email,
      language: row.language,
      topics: JSON.parse(row.topics),
      source: row.source,
      ip: row.ip,
      userAgent: row.user_agent,
      signedUpAt: time(row.signed_up_at),
      confirmedAt: time(row.confirmed_at),
      takenFromListAt: time(row.imported_at),
      consent: row.agreed_how,
      deletedAt: time(row.deleted_at),
    })),
    newsletterSignups: found.signups.map((row) => ({
      email: row.email,
      language: row.language,
      source: row.source,
      ip: row.ip,
      userAgent: row.user_agent,
      signedUpAt: time(row.signed_up_at),
    })),
    newsletterIssues: found.issues.map((row) => ({
      number: row.number,
      language: row.language,
      state: row.state,
      sentAt: time(row.going_at),
      cameBack:
        row.back_at === null ? null : { at: time(row.back_at), kind: row.kind, code: row.code, answer: row.answer },
    })),
    newsletterNeverAgainSince: time(found.suppressedAt),
    mailsWaiting: found.mails.map((row) => ({
      createdAt: time(row.created_at),
      failedAt: time(row.failed_at),
      to: row.mail.to.address,
    })),
    mailsWrittenAsFiles: found.mailFiles.length,
  }
}

function pageOf(request: PersonRequest, found: FoundPerson, t: Words, at: number): string {
  const { email, language } = request
  const day = (value: number) => formatDate(new Date(value), language)
  const line = (name: PackageLabel, value: string | null | undefined): [string, string][] =>
    value ? [[t(`staff-persons:package.labels.${name}`), value]] : []
  const written = (of: string) =>
    found.written.filter((one) => one.of === of).flatMap(({ kind, text }) => line(kind, text))
  const parts: PagePart[] = [
    {
      title: t('staff-persons:package.parts.messages'),
      things: found.messages.map((row) => [
        ...line('received', day(row.received_at)),
        ...line('name', row.name),
        ...line('email', row.email),
        ...line('language', languageNames[row.language]),
        ...line('message', row.message),
        ...line('score', row.score === null ? '' : String(row.score)),
        ...written(row.id),
      ]),
    },
    {
      title: t('staff-persons:package.parts.applications'),
      things: found.applications.map((row) => [
        ...line('received', day(row.received_at)),
        ...line('name', row.full_name),
        ...line('email', row.email),
        ...line('phone', row.phone),
        ...line('opening', row.opening_title),
        ...line('message', row.message),
        ...written(row.id),
        ...line('file', fileOf(row)),
        ...line('until', day(row.delete_after)),
        ...line('keptLonger', row.kept_reason),
      ]),
    },
    {
      title: t('staff-persons:package.parts.newsletter'),
      things: [
        ...found.subscriptions,
        ...found.signups.map((row) => ({ ...row, confirmed_at: null, imported_at: null, agreed_how: null })),
      ].map((row) => [
        ...line('email', row.email),
        ...line('signedUp', day(row.signed_up_at)),
        ...line('confirmed', row.confirmed_at === null ? '' : day(row.confirmed_at)),
        ...line('imported', row.imported_at === null ? '' : day(row.imported_at)),
        ...line('how', row.agreed_how),
        ...line('source', row.source),
        ...line('ip', row.ip),
        ...line('browser', row.user_agent),
      ]),
    },
    {
      title: t('staff-persons:package.parts.issues'),
      things: found.issues.map((row) => [
        ...line('issue', String(row.number)),
        ...line('language', languageNames[row.language]),
        ...line('sent', row.going_at === null ? '' : day(row.going_at)),
        ...line('cameBack', row.back_at === null ? '' : [day(row.back_at), row.answer].filter(Boolean).join(': ')),
      ]),
    },
    {
      title: t('staff-persons:package.parts.mails'),
      things: found.mails.map((row) => [...line('received', day(row.created_at)), ...line('to', row.mail.to.address)]),
    },
  ]
  const left =
    found.suppressedAt === undefined ? [] : [t('staff-persons:package.suppressed', { day: day(found.suppressedAt) })]
  return personPage({
    language,
    title: t('staff-persons:package.title', { brand: brand.name }),
    intro: [
      t('staff-persons:package.intro', { address: email, day: day(at) }),
      t('staff-persons:package.cannot'),
      ...left,
    ],
    parts,
    nothing: t('staff-persons:package.nothing'),
  })
}

type PackageLabel = keyof Texts['staff-persons']['package']['labels']
