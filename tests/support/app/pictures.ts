import { readdirSync } from 'node:fs'
import * as z from 'zod/mini'
import { type PictureAdded, pictureAdded } from '#api/contract/staff/pictures.ts'
import { staffPictureUpload } from '#api/contract/values/staff-paths.ts'
import { multipart } from '../data/multipart.ts'
import type { Browser } from './staff.ts'
import type { TestApp } from './test-app.ts'

const refusal = z.object({
  error: z.object({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) }),
})

interface Sent {
  name: string
  value: Buffer
}

/** Posts as the page does, with scripts unless a form is asked for. */
export function upload(
  { app }: Pick<TestApp, 'app'>,
  { cookie }: Pick<Browser, 'cookie'>,
  files: Sent[],
  accept = 'application/json',
) {
  const body = multipart(files.map(({ name, value }) => ({ name: 'file', filename: name, value })))
  return app.inject({
    method: 'POST',
    url: staffPictureUpload,
    ...body,
    headers: { ...body.headers, accept, ...(cookie && { cookie }) },
  })
}

export async function added(
  test: TestApp,
  browser: Browser,
  value: Buffer,
  name = 'lit window.jpg',
): Promise<PictureAdded> {
  const answer = await upload(test, browser, [{ name, value }])
  if (answer.statusCode !== 200) throw new Error(`Uploading answers ${answer.statusCode}: ${answer.body}`)
  return pictureAdded.parse(answer.json())
}

/** The sentence about the file, with the status. */
export async function refusalOf(test: TestApp, browser: Browser, value: Buffer, name = 'a.jpg') {
  const { statusCode, ...answer } = await upload(test, browser, [{ name, value }])
  return { statusCode, sentence: refusal.parse(answer.json()).error.fields?.['file'] }
}

/** The folders of the pictures. */
export const foldersIn = ({ pictures }: TestApp) => readdirSync(pictures).filter((name) => name !== 'arriving')
export const arrivingIn = ({ pictures }: TestApp) => readdirSync(`${pictures}/arriving`)
