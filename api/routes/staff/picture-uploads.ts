import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { pictureAdded } from '#api/contract/staff/pictures.ts'
import { pictureLimits, pictureRefusals } from '#api/contract/values/pictures.ts'
import { staffPictureUpload } from '#api/contract/values/staff-paths.ts'
import { AppError } from '#api/errors.ts'
import { isMultipart } from '#api/http/body.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { discard, receiveFiles } from '#api/http/multipart.ts'
import { type OpenStaffContext, readStaffSessions, staffOf } from '#api/http/staff/staff-session.ts'
import { createUploadGate } from '#api/http/upload-gate.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import { picturesAtOnce } from '#api/services/limits/limits.ts'
import type { PictureMaker } from '#api/services/pictures/picture-maker.ts'
import { type PictureUploads, refused } from '#api/services/pictures/picture-uploads.ts'
import type { StaffContext } from '#api/services/staff/context.ts'

const FIELD = 'file'
const PAGE = '/admin/pictures'
const TOTAL = 4 * pictureLimits.bytes // of one form
const LAST_CALL = 5000 // how long uploads may go on after the server was told to stop, in milliseconds
const NAME_SHOWN = 60 // characters of a refused file's name

const limits = {
  fieldNameSize: 100,
  fieldSize: 1000,
  fields: 2,
  files: pictureLimits.atOnce,
  parts: pictureLimits.atOnce + 2,
  headerPairs: 20,
  fileSize: pictureLimits.bytes,
}

const schema = {
  tags: ['Staff'],
  summary: 'Upload a picture',
  description: `A JPEG, PNG, WebP or AVIF by its content, of at most ${pictureLimits.bytes} bytes and ${pictureLimits.pixels} pixels. The same content twice is one picture. A client that prefers \`text/html\` may send up to ${pictureLimits.atOnce} and is led back to the page.`,
  consumes: ['multipart/form-data'],
  body: z.object({ [FIELD]: z.file() }),
  response: { 200: pictureAdded },
  refusals: ['unauthorized', 'forbidden', 'unsupported_media_type', 'too_large', 'invalid'] as const,
}

interface PictureUploadDependencies {
  pictureUploads: PictureUploads
  pictureMaker: PictureMaker
  openStaffContext: OpenStaffContext
  storage: PictureStorage
}

/** `POST /api/staff/pictures/uploads`: who may not upload is refused before a byte is kept. */
export function pictureUploadRoute(app: FastifyInstance, dependencies: PictureUploadDependencies): void {
  const { pictureUploads, pictureMaker, openStaffContext, storage } = dependencies
  const gate = createUploadGate({ ...picturesAtOnce, largest: TOTAL })
  app.addHook('preClose', async () => {
    setTimeout(() => {
      gate.endAll()
      pictureMaker.stop()
    }, LAST_CALL).unref()
  })
  app.addHook('onClose', gate.emptied)

  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    readStaffSessions(scope, openStaffContext)
    scope.post(
      staffPictureUpload,
      // The service judges what was sent.
      { config: { bodyTime: longestBodyTime, isUpload: true }, schema, validatorCompiler: () => () => true },
      (request, reply) => (wantsPage(request) ? sendBack(request, reply) : take(request)),
    )
  })

  async function take(request: FastifyRequest) {
    pictureUploads.expectRight(staffOf(request))
    return withFiles(request, 1, ([file]) => pictureUploads.add(staffOf(request), file))
  }

  /** Without scripts: the address of the page says what has become of each. */
  async function sendBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = staffOf(request)
    if (context.live?.session.stage !== 'full') return reply.redirect(`/admin/login?to=${PAGE}`, 303)
    pictureUploads.expectRight(context)
    const query = await withFiles(request, pictureLimits.atOnce, async (files) => {
      const told = new URLSearchParams()
      for (const file of files.length > 0 ? files : [undefined]) {
        const reason = await reasonOf(context, file)
        if (reason === undefined) told.set('added', String(Number(told.get('added') ?? 0) + 1))
        else told.append('refused', `${reason}:${(file?.name ?? '').slice(0, NAME_SHOWN)}`)
      }
      return told
    })
    return reply.redirect(`${PAGE}?${query}`, 303)
  }

  /** Why a file was not taken. Throws what is no fault of the file. */
  async function reasonOf(context: StaffContext, file: Parameters<PictureUploads['add']>[1]) {
    try {
      await pictureUploads.add(context, file)
      return undefined
    } catch (error) {
      const key = error instanceof AppError ? error.fields?.['file'] : undefined
      const reason = pictureRefusals.find((each) => key?.endsWith(`.${each}`))
      if (!reason) throw error
      return reason
    }
  }

  async function withFiles<Answer>(
    request: FastifyRequest,
    most: number,
    work: (files: Awaited<ReturnType<typeof receiveFiles>>) => Promise<Answer>,
  ): Promise<Answer> {
    if (!isMultipart(request)) throw new AppError('unsupported_media_type')
    if (Number(request.headers['content-length']) > TOTAL) throw refused('picture_large')
    return gate.pass(request, async () => {
      const files = await receiveFiles(request, {
        field: FIELD,
        most,
        total: TOTAL,
        text: limits.fields * limits.fieldSize,
        storage: storage.arriving,
      })
      try {
        return await request.server.holdWrite(request, () => work(files))
      } finally {
        for (const file of files) await discard(file)
      }
    })
  }
}

const wantsPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html')
