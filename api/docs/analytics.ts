import * as z from 'zod/mini'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { analyticsAnswer, analyticsEvent } from '#api/contract/analytics.ts'
import { adminHeader } from '#api/contract/values/analytics-answer.ts'
import { apiPaths } from '#api/contract/values/paths.ts'
import { answer, operation } from '#api/docs/operation.ts'

const example = {
  type: 'anonymousAnalytics',
  page: '/en/',
  referrer: 'Unknown',
  language: 'en',
  screenResolution: '1280x720',
  timezone: 'Europe/Tirane',
  deviceType: 'desktop',
  browser: 'Firefox',
  os: 'Linux',
}

export const analyticsDocs: ZodOpenApiPathsObject = {
  [apiPaths.analytics]: {
    post: operation({
      summary: 'Count a visit, or keep the proof of a decision about cookies',
      description:
        'Without consent to analytics nothing is stored that tells visitors apart, whatever is sent. Addresses that are no page of the site are counted as one, and what is no known time zone or resolution as `Unknown`. `text/plain` is read as JSON too, because `navigator.sendBeacon` says so.',
      parameters: { header: z.object({ [adminHeader]: z.optional(z.enum(['true', 'false'])) }) },
      body: {
        'application/json': { schema: analyticsEvent, example },
        'text/plain': { schema: { type: 'string', contentMediaType: 'application/json' } },
      },
      answers: {
        201: answer('Stored.', analyticsAnswer),
        202: answer('Left out; `message` says why.', analyticsAnswer),
      },
      refusals: ['invalid', 'forbidden'],
      limits: [{ per: 'network', max: 120, seconds: 60 }],
    }),
  },
}
