import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { isUnavailable } from '#api/db/busy.ts'
import { AppError } from '#api/errors.ts'
import { hasHungUp } from '#api/http/answers.ts'
import { boundaryIn } from '#api/http/body.ts'
import { refuse } from '#api/http/requests/close-gently.ts'
import { type FileStorage, isStorageTrouble, type PostedFile } from '#api/outbound/file-storage.ts'

interface ReceiveOptions {
  field: string // the only field that may carry files
  total: number // bytes of the whole body
  text: number // bytes of all other fields together: a page may show them again
  storage: FileStorage
}

/** The caller keeps or discards the file. A refused file is read to its end, because text follows it. */
export async function receiveMultipart(
  request: FastifyRequest,
  options: ReceiveOptions,
): Promise<PostedFile | undefined> {
  const [posted] = await receiveFiles(request, { ...options, most: 1 })
  return posted
}

/** The same for a form of several; more than `most` are refused. */
export async function receiveFiles(
  request: FastifyRequest,
  { field, total, text: mostText, storage, most }: ReceiveOptions & { most: number },
): Promise<PostedFile[]> {
  // Its parts could not be counted (`refuseCrumbs`).
  if (boundaryIn(request.headers['content-type']) === undefined) throw new AppError('bad_request')
  const text: Record<string, string> = {}
  request.body = text
  endBeyond(request, total)
  const posted: PostedFile[] = []
  let written = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        // A part may call itself JSON, and comes as whatever it says then.
        if (typeof part.value !== 'string') throw new AppError('bad_request')
        const { value } = part
        written += Buffer.byteLength(value)
        if (written > mostText) throw new AppError('too_large')
        text[part.fieldname] ??= value
      } else if (part.fieldname === field && posted.length < most) {
        const file = await receiveFile(part, request, storage)
        if (file) posted.push(file)
      } else throw new AppError('bad_request')
    }
    return posted
  } catch (error) {
    for (const file of posted) await discard(file)
    // Drain the rest: a browser reads no answer before it has sent everything.
    request.raw.unpipe()
    request.raw.resume()
    throw isOurs(error) ? error : new AppError('bad_request', { cause: error })
  }
}

export async function discard(posted: PostedFile | undefined): Promise<void> {
  if (posted && typeof posted.content !== 'string') await posted.content.discard()
}

/** Without a chosen file browsers send an empty one without a name. */
async function receiveFile(
  part: MultipartFile,
  request: FastifyRequest,
  storage: FileStorage,
): Promise<PostedFile | undefined> {
  const posted = { name: unescaped(part.filename), isGone: () => request.raw.socket.destroyed }
  const file = await storage.receive(part.file).catch((error) => {
    if ((!isUnavailable(error) && !isStorageTrouble(error)) || hasHungUp(request)) throw error
    request.log.error(error, 'A file cannot be kept')
    return undefined
  })
  if (!file) {
    part.file.resume()
    return { ...posted, content: 'unavailable' }
  }
  const isNothing = posted.name === '' && file.size === 0
  if (!isNothing && !part.file.truncated) return { ...posted, content: file }
  await file.discard()
  return isNothing ? undefined : { ...posted, content: 'too_large' }
}

/** Browsers escape these three characters in names, and no others. */
function unescaped(filename: string): string {
  return filename.replace(/%22/g, '"').replace(/%0[ad]/gi, ' ')
}

/** Larger `content-length`s were refused before; this ends the others. */
function endBeyond(request: FastifyRequest, total: number): void {
  let received = 0
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > total) refuse(request.raw.socket, 413)
  })
}

function isOurs(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'syscall' in error)
}
