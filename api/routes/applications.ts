import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { applicationAccepted, applicationInput, resumeLimit } from '#api/contract/applications.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { AppError } from '#api/errors.ts'
import { isForm, isMultipart } from '#api/http/body.ts'
import { longestBodyTime } from '#api/http/body-time.ts'
import { FORM_BYTES } from '#api/http/forms.ts'
import { discard, receiveMultipart } from '#api/http/multipart.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import { createUploadGate } from '#api/http/upload-gate.ts'
import type { FileStorage, PostedFile } from '#api/outbound/file-storage.ts'
import type { SendPage } from '#api/routes/pages.ts'
import { type ApplicationsService, refusal } from '#api/services/applications/applications.ts'
import { limits as limitTable, uploadsAtOnce } from '#api/services/limits/limits.ts'
import { networkOf } from '#api/services/limits/rate-limits.ts'
import { languages } from '#locales/languages.ts'

/** Fastify's `bodyLimit` does not reach multipart bodies; these do. The text of the form is far below them. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 65_536,
  fields: 12,
  files: 1,
  parts: 16,
  headerPairs: 20,
  fileSize: resumeLimit,
}

/** A résumé that is too large is read to its end up to here, so that a form without scripts keeps its text. */
const TOTAL = 100_000_000

const LAST_CALL = 5000 // how long uploads may go on after the server was told to stop, in milliseconds

const schema = {
  tags: ['Careers'],
  summary: 'Apply for work',
  description: `The résumé is a PDF, DOC or DOCX by its content, whatever its name, of at most ${resumeLimit} bytes. A client that prefers \`text/html\` is answered with a page of the site.`,
  consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  body: z.extend(applicationInput, { resume: z.file() }),
  response: { 201: applicationAccepted },
  limits: [limitTable.applicationNetwork, limitTable.applicationSender],
}

/** Where the careers page is, and so where its form is posted as long as no script runs (D2, D19). */
const careersPages = ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) => [
  `${prefix}/careers`,
  `${prefix}/careers/`,
])

interface ApplicationRoutesDependencies {
  applications: ApplicationsService
  storage: FileStorage
  sendPage: SendPage
}

/** `POST /api/applications`, and the careers page's own form. Here alone multipart bodies are read; elsewhere they are answered 415. */
export async function applicationRoutes(
  app: FastifyInstance,
  { applications, storage, sendPage }: ApplicationRoutesDependencies,
): Promise<void> {
  const gate = createUploadGate({ ...uploadsAtOnce, largest: resumeLimit })
  app.addHook('preClose', async () => void setTimeout(gate.endAll, LAST_CALL).unref())
  app.addHook('onClose', gate.emptied)

  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    const options = { config: { bodyTime: longestBodyTime, crossSite: 'shown', isUpload: true } } as const

    // Its body is validated by the service, once the file has been read: an applicant learns everything at once.
    const validatorCompiler = () => () => true
    scope.post(apiPaths.applications, { ...options, schema, validatorCompiler }, (request, reply) =>
      withResume(request, async (resume) => {
        if (wantsPage(request)) return sendPage(request, reply, `/${requestLanguage(request)}/careers/`, resume)
        const id = await applications.send(request.body, resume, networkOf(request.ip))
        return reply.code(201).send({ id })
      }),
    )
    for (const path of careersPages) {
      scope.post(path, options, (request, reply) =>
        withResume(request, (resume) => sendPage(request, reply, request.url, resume)),
      )
    }
  })

  /** What no application has taken when the answer is known is discarded. */
  async function withResume(
    request: FastifyRequest,
    answer: (resume: PostedFile | undefined) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const held = (resume: PostedFile | undefined) => request.server.holdWrite(request, () => answer(resume))
    if (isForm(request)) return held(undefined)
    if (!isMultipart(request)) throw new AppError('unsupported_media_type')
    if (Number(request.headers['content-length']) > TOTAL) throw refusal({ resume: 'resume_large' })
    return gate.pass(request, async () => {
      // What is written is shown again if something is wrong.
      const resume = await receiveMultipart(request, { field: 'resume', total: TOTAL, text: FORM_BYTES, storage })
      try {
        return await held(resume)
      } finally {
        await discard(resume)
      }
    })
  }
}

function wantsPage(request: FastifyRequest): boolean {
  return isForm(request) || (request.headers.accept ?? '').includes('text/html')
}
