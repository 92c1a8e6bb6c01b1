import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLastRun } from '../../.storybook/last-run.ts'
import { readFolders, writeLastRun } from '../support/run/last-run.ts'
import { root } from '../support/run/steps.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'last-run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the last full run', () => {
  it('is kept with its counts, its time and its commit', () => {
    const file = path.join(folder, 'run.json')
    writeLastRun({ passed: 7, failed: 1, skipped: 0, twice: ['a > b'] }, file)
    const run = readLastRun(file)
    expect(run).toMatchObject({ passed: 7, failed: 1, twice: ['a > b'] })
    expect(Date.parse(run?.at ?? '')).toBeGreaterThan(Date.parse('2026-11-01'))
  })

  it('is unknown where there was none, and where a file is of another version', () => {
    const file = path.join(folder, 'run.json')
    expect(readLastRun(file)).toBeUndefined()
    writeFileSync(file, '{"passed": 7}')
    expect(readLastRun(file)).toBeUndefined()
  })

  it('counts tests by the folder that they lie in', () => {
    const file = (name: string, ...statuses: string[]) => ({
      name: path.join(root, 'tests', name),
      assertionResults: statuses.map((status) => ({ status })),
    })
    const testResults = [
      file('ui/a.test.tsx', 'passed', 'failed'),
      file('ui/b.test.tsx', 'passed'),
      file('api/stored/c.test.ts', 'pending'),
    ]
    expect(readFolders({ testResults })).toEqual({
      ui: { files: 2, passed: 2, failed: 1 },
      api: { files: 1, passed: 0, failed: 0 },
    })
    expect(readFolders(undefined)).toEqual({})
  })
})
