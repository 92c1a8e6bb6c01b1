import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { importUpload, subscribersFileQuery } from '#api/contract/staff/subscribers.ts'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { staffSubscribersFile, staffSubscriberUpload } from '#api/contract/values/staff-paths.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { FILE_FIELD, stagedUploadRoute } from '#api/http/staff/staged-upload.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { importsAtOnce } from '#api/services/limits/limits.ts'
import { checked } from '#api/services/staff/staff-calls.ts'
import type { SubscribersFile } from '#api/services/subscriber-desk/subscribers-file.ts'
import {
  importRefusals,
  refusedImport,
  type SubscriberImport,
} from '#api/services/subscriber-import/subscriber-import.ts'

const TEXT = 'text' // what was pasted

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
  body: z.object({ [FILE_FIELD]: z.optional(z.file()), [TEXT]: z.optional(z.string()) }),
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

  void app.register(async (scope) => {
    readStaffSessions(scope, openStaffContext)
    // First the right, then the input: who may not call learns nothing of it.
    const validatorCompiler = () => () => true
    scope.get(staffSubscribersFile, { schema: list, validatorCompiler }, async (request, reply) => {
      const queryOf = () => checked(subscribersFileQuery, request.query)
      const { name, pieces } = await subscribersFile.take(staffOf(request), queryOf)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(pieces))
    })
  })

  stagedUploadRoute(
    app,
    { openStaffContext, transfers },
    {
      path: staffSubscriberUpload,
      schema: upload,
      page: '/admin/newsletter/import',
      bytes: subscriberLimits.bytes,
      textBytes: subscriberLimits.bytes + 1, // one more than is taken, so that it is seen
      atOnce: importsAtOnce,
      refusals: importRefusals,
      tooLarge: () => refusedImport('import_large'),
      expectRight: subscriberImport.expectRight,
      receive: (file, text) => subscriberImport.receive(file, text[TEXT] ?? ''),
    },
  )
}
