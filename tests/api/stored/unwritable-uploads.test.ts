import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createDiskStorage } from '#api/outbound/file-storage.ts'
import { applicationsIn, filesIn, good, goodApplication, post } from '../../support/app/applications.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

describe('a folder that résumés cannot be written to', () => {
  // A file in its place: permissions would not hold back a server that runs as root.
  const block = (resumes: string) => {
    rmSync(resumes, { recursive: true, force: true })
    mkdirSync(path.dirname(resumes), { recursive: true })
    writeFileSync(resumes, '')
  }

  it('brings the form back with its text, and takes applications as soon as it is mended', async () => {
    await using test = await createTestApp()
    block(test.resumes)
    for (const accept of ['application/json', 'text/html']) {
      const response = await post(test, good({ language: 'de' }), { accept })
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('60')
      expect(response.body).toContain(readTexts('de', 'errors').unavailable)
      if (accept === 'text/html') expect(response.body).toContain(goodApplication.message)
    }
    expect(await applicationsIn(test)).toEqual([])
    rmSync(test.resumes)
    expect((await post(test, good())).statusCode).toBe(201)
    expect(filesIn(test)).toHaveLength(1)
  })

  it('is told at the start, with what to do', async () => {
    await using test = await createTestApp()
    const warn = vi.spyOn(test.app.log, 'warn')
    block(test.resumes)
    await test.app.ready()
    const words = `résumés cannot be kept in ${test.resumes}; let the server’s account write there`
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining(words))
    warn.mockRestore()
  })

  it('is not told of one that can be, and nothing is left of the trial', async () => {
    await using test = await createTestApp()
    const warn = vi.spyOn(test.app.log, 'warn')
    await test.app.ready()
    expect(warn).not.toHaveBeenCalled()
    expect(filesIn(test)).toEqual([])
    warn.mockRestore()
  })

  it('fails a trial', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dritare-uploads-'))
    const resumes = path.join(folder, 'uploads')
    block(resumes)
    await expect(createDiskStorage(resumes).tryOut()).rejects.toThrow(/EEXIST|ENOTDIR/)
    rmSync(folder, { recursive: true })
  })
})
