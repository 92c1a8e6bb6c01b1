import * as z from 'zod/mini'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { applicationAccepted, applicationInput, resumeLimit, resumeTypes } from '#api/contract/applications.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation, redirect } from '#api/docs/operation.ts'

const withResume = z.extend(applicationInput, { resume: z.file() })

export const applicationDocs: ZodOpenApiPathsObject = {
  [apiPaths.applications]: {
    post: operation({
      summary: 'Apply for work',
      description: `The résumé is a PDF, DOC or DOCX by its content, whatever its name, of at most ${resumeLimit} bytes. A client that prefers \`text/html\` is answered with a page of the site.`,
      body: {
        'multipart/form-data': {
          schema: withResume,
          encoding: { resume: { contentType: Object.values(resumeTypes).join(', ') } },
        },
        'application/x-www-form-urlencoded': { schema: applicationInput },
      },
      answers: {
        201: answer('Stored.', applicationAccepted),
        303: redirect('Stored; the form goes on to a page that says so.'),
      },
      refusals: ['invalid'],
      isForm: true,
      limits: [
        { per: 'network', max: 5, seconds: 3600 },
        { per: 'sender', max: 5, seconds: 3600 },
      ],
    }),
  },
}
