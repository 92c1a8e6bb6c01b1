import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { importUpload, subscribersFileQuery } from '#api/contract/staff/subscribers.ts'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { staffSubscribersFile, staffSubscriberUpload } from '#api/contract/values/staff-paths.ts'
import { AppError } from '#api/errors.ts'
import { isMultipart } from '#api/http/body.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { discard, receiveMultipart } from '#api/http/multipart.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { createUploadGate } from '#api/http/upload-gate.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { importsAtOnce } from '#api/services/limits/limits.ts'
import { checked } from '#api/services/staff/staff-calls.ts'
import type { SubscribersFile } from '#api/services/subscriber-desk/subscribers-file.ts'
import {
  importRefusals,
  refusedImport,
  type SubscriberImport,
} from '#api/services/subscriber-import/subscriber-import.ts'

const FILE = 'file'
const TEXT = 'text' // what was pasted
const PAGE = '/admin/newsletter/import'
const TOTAL = subscriberLimits.bytes + 10_000 // bytes of the form around it
const LAST_CALL = 5000 // how long uploads may go on after the server was told to stop, in milliseconds

const limits = {
  fieldNameSize: 100,
  fieldSize: subscriberLimits.bytes + 1, // one more than is taken, so that it is seen
  fields: 3,
  files: 1,
  parts: 4,
  headerPairs: 20,
  fileSize: subscriberLimits.bytes,
}

const list = {
  tags: ['Staff'],
  summary: 'Take subscribers away as a CSV file',
  description: 'With their proof of consent, as an import takes it. Is itself a line of the log.',
  querystring: subscribersFileQuery,
  produces: ['text/csv'],
  response: { 200: z.string() },
  refusals: ['unauthorized', 'forbidden', 'password_needed', 'invalid'] as const,
}

const upload = {
  tags: ['Staff'],
  summary: 'Upload subscribers to be brought in',
  description: `A CSV file, or such lines in the field \`text\`: at most ${subscriberLimits.lines} of them, and ${subscriberLimits.bytes} bytes. They are kept for an hour; nothing changes before \`runImport\`. A client that prefers \`text/html\` is led to the page with the dry run.`,
  consumes: ['multipart/form-data'],
  body: z.object({ [FILE]: z.optional(z.file()), [TEXT]: z.optional(z.string()) }),
  response: { 200: importUpload },
  refusals: ['unauthorized', 'forbidden', 'unsupported_media_type', 'too_large', 'invalid'] as const,
}

interface SubscriberFilesDependencies {
  subscribersFile: SubscribersFile
  subscriberImport: SubscriberImport
  openStaffContext: OpenStaffContext
  transfers: TransferStorage
}

/** `GET /api/staff/newsletter/subscribers.csv`, and what is brought back in. */
export function subscriberFilesRoutes(app: FastifyInstance, dependencies: SubscriberFilesDependencies): void {
  const { subscribersFile, subscriberImport, openStaffContext, transfers } = dependencies
  const gate = createUploadGate({ ...importsAtOnce, largest: TOTAL })
  app.addHook('preClose', async () => void setTimeout(gate.endAll, LAST_CALL).unref())
  app.addHook('onClose', gate.emptied)

  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    readStaffSessions(scope, openStaffContext)
    // First the right, then the input: who may not call learns nothing of it. The services judge what was sent.
    const validatorCompiler = () => () => true

    scope.get(staffSubscribersFile, { schema: list, validatorCompiler }, async (request, reply) => {
      const queryOf = () => checked(subscribersFileQuery, request.query)
      const { name, pieces } = await subscribersFile.take(staffOf(request), queryOf)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(pieces))
    })

    scope.post(
      staffSubscriberUpload,
      { config: { bodyTime: longestBodyTime }, schema: upload, validatorCompiler },
      (request, reply) => (wantsPage(request) ? sendBack(request, reply) : take(request)),
    )
  })

  /** Who may not upload is refused before a byte is kept. */
  async function take(request: FastifyRequest) {
    subscriberImport.expectRight(staffOf(request))
    if (!isMultipart(request)) throw new AppError('unsupported_media_type')
    if (Number(request.headers['content-length']) > TOTAL) throw refusedImport('import_large')
    return gate.pass(request, async () => {
      const file = await receiveMultipart(request, { field: FILE, total: TOTAL, storage: transfers.arriving })
      try {
        return await subscriberImport.receive(file, pastedIn(request))
      } finally {
        await discard(file)
      }
    })
  }

  /** Without scripts: the address of the page says what has become of it. */
  async function sendBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (staffOf(request).live?.session.stage !== 'full') return reply.redirect(`/admin/login?to=${PAGE}`, 303)
    try {
      const { id } = await take(request)
      return reply.redirect(`${PAGE}?file=${id}`, 303)
    } catch (error) {
      const key = error instanceof AppError ? error.fields?.['file'] : undefined
      const reason = importRefusals.find((each) => key?.endsWith(`.${each}`))
      if (!reason) throw error
      return reply.redirect(`${PAGE}?refused=${reason}`, 303)
    }
  }
}

/** The other fields of the form. */
function pastedIn({ body }: FastifyRequest): string {
  return body !== null && typeof body === 'object' && TEXT in body ? String(body[TEXT]) : ''
}

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')
