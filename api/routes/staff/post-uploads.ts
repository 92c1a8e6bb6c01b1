import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { transferUpload } from '#api/contract/staff/post-transfer.ts'
import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { staffPostUpload } from '#api/contract/values/staff-paths.ts'
import { AppError } from '#api/errors.ts'
import { isMultipart } from '#api/http/body.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { discard, receiveMultipart } from '#api/http/multipart.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { createUploadGate } from '#api/http/upload-gate.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { transfersAtOnce } from '#api/services/limits/limits.ts'
import { type PostImport, refused, uploadRefusals } from '#api/services/transfer/post-import.ts'

const FIELD = 'file'
const PAGE = '/admin/posts/transfer'
const TOTAL = transferLimits.zip + 10_000 // bytes of the form around it
const LAST_CALL = 5000 // how long uploads may go on after the server was told to stop, in milliseconds

const limits = {
  fieldNameSize: 100,
  fieldSize: 1000,
  fields: 2,
  files: 1,
  parts: 3,
  headerPairs: 20,
  fileSize: transferLimits.zip,
}

const schema = {
  tags: ['Staff'],
  summary: 'Upload posts to be brought in',
  description: `A zip as the export makes it, of at most ${transferLimits.zip} bytes. It is kept for an hour; nothing changes before \`runTransfer\`. A client that prefers \`text/html\` is led to the page with its dry run.`,
  consumes: ['multipart/form-data'],
  body: z.object({ [FIELD]: z.file() }),
  response: { 200: transferUpload },
  refusals: ['unauthorized', 'forbidden', 'unsupported_media_type', 'too_large', 'invalid'] as const,
}

interface PostUploadDependencies {
  postImport: PostImport
  openStaffContext: OpenStaffContext
  transfers: TransferStorage
}

/** `POST /api/staff/posts/transfer/uploads`: who may not upload is refused before a byte is kept. */
export function postUploadRoute(app: FastifyInstance, dependencies: PostUploadDependencies): void {
  const { postImport, openStaffContext, transfers } = dependencies
  const gate = createUploadGate({ ...transfersAtOnce, largest: TOTAL })
  app.addHook('preClose', async () => void setTimeout(gate.endAll, LAST_CALL).unref())
  app.addHook('onClose', gate.emptied)

  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    readStaffSessions(scope, openStaffContext)
    scope.post(
      staffPostUpload,
      // The service judges what was sent.
      { config: { bodyTime: longestBodyTime }, schema, validatorCompiler: () => () => true },
      (request, reply) => (wantsPage(request) ? sendBack(request, reply) : take(request)),
    )
  })

  async function take(request: FastifyRequest) {
    postImport.expectRight(staffOf(request))
    if (!isMultipart(request)) throw new AppError('unsupported_media_type')
    if (Number(request.headers['content-length']) > TOTAL) throw refused('transfer_large')
    return gate.pass(request, async () => {
      const file = await receiveMultipart(request, { field: FIELD, total: TOTAL, storage: transfers.arriving })
      try {
        return await postImport.receive(file)
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
      const reason = uploadRefusals.find((each) => key?.endsWith(`.${each}`))
      if (!reason) throw error
      return reply.redirect(`${PAGE}?refused=${reason}`, 303)
    }
  }
}

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')
