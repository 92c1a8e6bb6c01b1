import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { AppError } from '#api/errors.ts'
import { isMultipart } from '#api/http/body.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { discard, receiveMultipart } from '#api/http/multipart.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { createUploadGate } from '#api/http/upload-gate.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import type { StaffContext } from '#api/services/staff/context.ts'

const FIELDS = 3 // beside the file
export const FILE_FIELD = 'file'
const AROUND = 10_000 // bytes of the form around the file
const LAST_CALL = 5000 // how long uploads may go on after the server was told to stop, in milliseconds

interface StagedUpload<Refusal extends string> {
  path: string
  schema: FastifySchema
  /** Address of the page that shows the dry run: a form without scripts is led there. */
  page: string
  /** Bytes of the file at most. */
  bytes: number
  /** Bytes of another field of the form at most. */
  textBytes?: number
  atOnce: { perNetwork: number; perSite: number; bytes: number }
  refusals: readonly Refusal[]
  tooLarge: () => AppError
  /** Throws for who may not upload. */
  expectRight: (context: StaffContext) => void
  receive: (posted: PostedFile | undefined, text: Record<string, string>) => Promise<{ id: string }>
}

/** A route for a file that is kept for an hour and looked at in a dry run before anything changes. Who may not upload is refused before a byte is kept. */
export function stagedUploadRoute<Refusal extends string>(
  app: FastifyInstance,
  { openStaffContext, transfers }: { openStaffContext: OpenStaffContext; transfers: TransferStorage },
  upload: StagedUpload<Refusal>,
): void {
  const { path, schema, page, bytes, textBytes = 1000 } = upload
  const total = bytes + AROUND
  const gate = createUploadGate({ ...upload.atOnce, largest: total })
  app.addHook('preClose', async () => void setTimeout(gate.endAll, LAST_CALL).unref())
  app.addHook('onClose', gate.emptied)

  void app.register(async (scope) => {
    const limits = {
      fieldNameSize: 100,
      fieldSize: textBytes,
      fields: FIELDS,
      files: 1,
      parts: 4,
      headerPairs: 20,
      fileSize: bytes,
    }
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    readStaffSessions(scope, openStaffContext)
    scope.post(
      path,
      // The service judges what was sent.
      { config: { bodyTime: longestBodyTime, isUpload: true }, schema, validatorCompiler: () => () => true },
      (request, reply) => (wantsPage(request) ? sendBack(request, reply) : take(request)),
    )
  })

  async function take(request: FastifyRequest): Promise<{ id: string }> {
    upload.expectRight(staffOf(request))
    if (!isMultipart(request)) throw new AppError('unsupported_media_type')
    if (Number(request.headers['content-length']) > total) throw upload.tooLarge()
    return gate.pass(request, async () => {
      const file = await receiveMultipart(request, {
        field: FILE_FIELD,
        total,
        text: FIELDS * textBytes,
        storage: transfers.arriving,
      })
      try {
        return await request.server.holdWrite(request, () => upload.receive(file, textIn(request)))
      } finally {
        await discard(file)
      }
    })
  }

  /** Without scripts: the address of the page says what has become of it. */
  async function sendBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (staffOf(request).live?.session.stage !== 'full') return reply.redirect(`/admin/login?to=${page}`, 303)
    try {
      const { id } = await take(request)
      return reply.redirect(`${page}?file=${id}`, 303)
    } catch (error) {
      const key = error instanceof AppError ? error.fields?.[FILE_FIELD] : undefined
      const reason = upload.refusals.find((each) => key?.endsWith(`.${each}`))
      if (!reason) throw error
      return reply.redirect(`${page}?refused=${reason}`, 303)
    }
  }
}

/** The other fields of the form, as `receiveMultipart` leaves them. */
const textIn = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, string>

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')
