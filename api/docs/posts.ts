import * as z from 'zod/mini'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { errorAnswer } from '#api/contract/error-answer.ts'
import { post, postAddresses, postList, postQuery, viewAnswer, viewInput } from '#api/contract/posts.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation, redirect } from '#api/docs/operation.ts'
import { languages } from '#locales/languages.ts'

const language = z.optional(z.enum(languages))
const missing = z.extend(errorAnswer, { addresses: postAddresses })

export const postsDocs: ZodOpenApiPathsObject = {
  [apiPaths.posts]: {
    get: operation({
      summary: 'A page of the blog’s posts',
      description: 'Parameters that are not understood count as not given.',
      parameters: { query: postQuery },
      answers: { 200: answer('Posts as their cards show them.', postList), 304: { description: 'As it was.' } },
    }),
  },
  [`${apiPaths.posts}/{slug}`]: {
    get: operation({
      summary: 'One post, whole',
      parameters: {
        path: z.object({ slug: z.string() }),
        query: z.object({ language, preview: z.optional(z.string()) }),
      },
      answers: {
        200: answer('The post. With a signed `preview` also one that is not published.', post),
        301: redirect('It has another slug now.'),
        304: { description: 'As it was.' },
        404: answer('`not_found`: No such post in this language; `addresses` has its slugs in others.', missing),
      },
    }),
  },
  [`${apiPaths.posts}/{id}/views`]: {
    post: operation({
      summary: 'Count a read of a post',
      description: 'Details are stored with consent to analytics only.',
      parameters: { path: z.object({ id: z.string() }) },
      body: { 'application/json': { schema: viewInput, example: { language: 'en', allowsAnalytics: false } } },
      answers: { 200: answer('Whether it counts: a reader counts once a day.', viewAnswer) },
      refusals: ['not_found'],
      limits: [{ per: 'network', max: 120, seconds: 60 }],
    }),
  },
}
