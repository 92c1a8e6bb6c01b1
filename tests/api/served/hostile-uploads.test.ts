import { execFileSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { judgeResume } from '#api/services/applications/judge-resume.ts'
import { languages } from '#locales/languages.ts'
import { applicationsIn, expectNothingKept, filesIn, good, post } from '../../support/app/applications.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { hostileNames, hostileResumes } from '../../support/data/hostile-resumes.ts'
import { multipart } from '../../support/data/multipart.ts'
import { makePdf } from '../../support/data/resumes.ts'
import { readTexts } from '../../support/data/texts.ts'
import { openRaw } from '../../support/servers/raw-connection.ts'

/** Each in another language, so that all of them say it. */
const rows = hostileResumes.map((resume, index) => ({
  ...resume,
  language: languages[index % languages.length] ?? 'en',
}))

describe('a file that is no résumé', () => {
  it('comes in many kinds', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25)
    expect(new Set(rows.map(({ content }) => content.toString('base64'))).size).toBeGreaterThanOrEqual(25)
  })

  it.each(rows)('is refused with the reason, and leaves nothing: $what as $fileName, $language', async (row) => {
    await using test = await createTestApp()
    const response = await post(test, good({ language: row.language }, row.content, row.fileName))
    expect(response.statusCode).toBe(422)
    expect(response.json().error).toEqual({
      code: 'invalid',
      message: readTexts(row.language, 'errors').invalid,
      fields: { resume: readTexts(row.language, 'application-form').errors[row.refusedAs] },
      keys: { resume: row.refusedAs },
    })
    await expectNothingKept(test)
  })
})

describe('a résumé with a name that means harm', () => {
  it.each(hostileNames)('is kept under a harmless one: %j as %j', async (fileName, keptAs) => {
    await using test = await createTestApp()
    expect((await post(test, good({}, makePdf(), fileName))).statusCode).toBe(201)
    const [application] = await applicationsIn(test)
    expect(application?.file_name).toBe(keptAs)
    expect(application?.stored_name).toMatch(/^[0-9a-f-]{36}$/)
    expect(filesIn(test)).toEqual([application?.stored_name])
    const file = path.join(test.resumes, application?.stored_name ?? '')
    expect(statSync(file).mode & 0o777, 'nobody else reads it and nobody runs it').toBe(0o600)
  })
})

it('leaves nothing of a résumé whose sender has gone while another one was judged', async () => {
  await using test = await createTestApp()
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  // Opening a pipe waits for whoever writes to it.
  const pipe = path.join(path.dirname(test.resumes), 'pipe')
  execFileSync('mkfifo', [pipe])
  const judging = judgeResume(
    {
      name: 'pipe.pdf',
      isGone: () => false,
      content: {
        ...{ storedName: 'pipe', path: pipe, size: 1, sha256: '' },
        ...{ keep: async () => {}, discard: async () => {}, leave: () => {} },
      },
    },
    '203.0.113.1',
  )
  const { payload, headers } = multipart(good())
  const head = Object.entries({ ...headers, host: 'x', 'content-length': payload.length })
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const { socket } = await openRaw(url, `POST /api/applications HTTP/1.1\r\n${lines}\r\n${payload.toString('latin1')}`)
  const sizes = () => filesIn(test).map((name) => statSync(path.join(test.resumes, name)).size)
  await vi.waitFor(() => expect(sizes()).toEqual([makePdf().length]))
  socket.destroy()
  const { server } = test.app
  await vi.waitFor(() => expect(promisify(server.getConnections.bind(server))()).resolves.toBe(0))
  writeFileSync(pipe, '')
  await expect(judging).rejects.toThrow()
  await vi.waitFor(() => expectNothingKept(test))
})
