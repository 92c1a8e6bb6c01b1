import { readdirSync } from 'node:fs'
import { expect } from 'vitest'
import { type MultipartPart, multipart, textParts } from '../data/multipart.ts'
import { makePdf } from '../data/resumes.ts'
import type { TestApp } from './test-app.ts'

export const goodApplication = {
  fullName: 'Jonida Sample',
  email: 'jonida@example.org',
  phone: '+355 69 123 45 67',
  interest: 'fulltime',
  message: 'I draw windows and would like to draw yours.',
  language: 'en',
}

export const resumePart = (value: Buffer, filename = 'Jonida Sample.pdf'): MultipartPart => ({
  name: 'resume',
  value,
  filename,
})
export const good = (values: Record<string, string> = {}, resume = makePdf(), filename?: string) => [
  ...textParts({ ...goodApplication, ...values }),
  resumePart(resume, filename),
]

/** Posts as `site/client` does. */
export function post({ app }: TestApp, parts: MultipartPart[], headers: Record<string, string> = {}) {
  const body = multipart(parts)
  return app.inject({
    method: 'POST',
    url: '/api/applications',
    ...body,
    headers: { accept: 'application/json', ...body.headers, ...headers },
  })
}

export const applicationsIn = ({ database }: TestApp) => database.db.selectFrom('applications').selectAll().execute()
export const filesIn = ({ resumes }: TestApp) => {
  try {
    return readdirSync(resumes)
  } catch {
    return []
  }
}
export async function expectNothingKept(test: TestApp) {
  expect(filesIn(test)).toEqual([])
  expect(await applicationsIn(test)).toEqual([])
  expect(await test.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
}
