import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { locationAnswer } from '#api/contract/location.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation } from '#api/docs/operation.ts'

export const locationDocs: ZodOpenApiPathsObject = {
  [apiPaths.location]: {
    get: operation({
      summary: 'The country that the caller’s address belongs to',
      description: 'Nothing of it is stored. Where nobody knows, it is the United States.',
      answers: { 200: answer('A country; city and region are empty where nobody knows them.', locationAnswer) },
    }),
  },
}
