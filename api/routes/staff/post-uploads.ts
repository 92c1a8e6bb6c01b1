import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { transferUpload } from '#api/contract/staff/post-transfer.ts'
import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { staffPostUpload } from '#api/contract/values/staff-paths.ts'
import type { OpenStaffContext } from '#api/http/staff/staff-session.ts'
import { FILE_FIELD, stagedUploadRoute } from '#api/http/staff/staged-upload.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { transfersAtOnce } from '#api/services/limits/limits.ts'
import { type PostImport, refused, uploadRefusals } from '#api/services/transfer/post-import.ts'

const schema = {
  tags: ['Staff'],
  summary: 'Upload posts to be brought in',
  description: `A zip as the export makes it, of at most ${transferLimits.zip} bytes. It is kept for an hour; nothing changes before \`runTransfer\`. A client that prefers \`text/html\` is led to the page with its dry run.`,
  consumes: ['multipart/form-data'],
  body: z.object({ [FILE_FIELD]: z.file() }),
  response: { 200: transferUpload },
  refusals: ['unauthorized', 'forbidden', 'unsupported_media_type', 'too_large', 'invalid'] as const,
}

interface PostUploadDependencies {
  postImport: PostImport
  openStaffContext: OpenStaffContext
  transfers: TransferStorage
}

/** `POST /api/staff/posts/transfer/uploads`. */
export function postUploadRoute(app: FastifyInstance, { postImport, ...rest }: PostUploadDependencies): void {
  stagedUploadRoute(app, rest, {
    path: staffPostUpload,
    schema,
    page: '/admin/posts/transfer',
    bytes: transferLimits.zip,
    atOnce: transfersAtOnce,
    refusals: uploadRefusals,
    tooLarge: () => refused('transfer_large'),
    expectRight: postImport.expectRight,
    receive: postImport.receive,
  })
}
