import { expect } from 'vitest'
import type { HealthAnswer } from '#api/contract/staff/health.ts'
import type { Colleague } from './staff-people.ts'

/** What runs and what needs a person, as an owner reads it. */
export async function readHealth({ browser }: Colleague): Promise<HealthAnswer> {
  const answer = await browser.call('readHealth')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
