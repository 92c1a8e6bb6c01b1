import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '#api/environment.ts'
import { variableGroups, variableTexts } from '#api/operate/variable-texts.ts'
import packages from '../../../package.json' with { type: 'json' }
import { readFiles } from '../rules/source-files.ts'
import { environmentPage } from './environment-page.ts'
import { licencesPage, shippedPackages, unexplained } from './licences.ts'
import { root } from './root.ts'

const page = (name: string) => path.join(root, 'stories/operate', name)

describe('the page of every variable', () => {
  it('is what the variables’ texts make of it', async () => {
    await expect(environmentPage()).toMatchFileSnapshot(page('environment.mdx'))
  })

  it('names each variable that the server reads, with its group', () => {
    const code = readFiles('api/environment.ts')[0]?.text ?? ''
    const read = new Set([...code.matchAll(/values\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name))
    expect([...read].filter((name) => !(name in variableTexts))).toEqual([])
    for (const { group } of Object.values(variableTexts)) expect(variableGroups).toContain(group)
  })

  it('says the defaults that the server has', () => {
    const { port, host, shutdownWait, newsletter, formsPerHour, logLevel } = readEnvironment({})
    const said = { ...variableTexts }
    expect([said.PORT.standard, said.HOST.standard, said.SHUTDOWN_WAIT.standard]).toEqual([
      `${port}`,
      host,
      `${shutdownWait}`,
    ])
    expect([said.NEWSLETTER_PER_MINUTE.standard, said.NEWSLETTER_PER_DOMAIN.standard]).toEqual([
      `${newsletter.perMinute}`,
      `${newsletter.perDomain}`,
    ])
    expect([said.FORMS_PER_HOUR.standard, said.LOG_LEVEL.standard]).toEqual([`${formsPerHour}`, logLevel])
  })
})

describe('the page of licences', () => {
  const shipped = shippedPackages()

  it('is what the lock file makes of it', async () => {
    await expect(licencesPage(shipped)).toMatchFileSnapshot(page('licences.mdx'))
  })

  it('explains every licence that is not permissive', () => {
    expect(unexplained(shipped)).toEqual([])
  })

  it('would miss an explanation, and find one too many', () => {
    expect(unexplained([...shipped, { name: 'some-window', version: '1.0.0', licence: 'GPL-3.0-only' }])).toHaveLength(
      1,
    )
    expect(unexplained(shipped.filter(({ name }) => name !== 'web-push'))).toHaveLength(1)
  })
})

describe('pages about operating', () => {
  const texts = readFiles('stories/operate/*.mdx', 'README.md')

  it('name commands, variables and files that are there', () => {
    const wrong = texts.flatMap(({ path: file, text }) =>
      [
        ...[...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].filter(
          ([, name = '']) => !(name in packages.scripts),
        ),
        ...[...text.matchAll(/node --run ([\w:-]+)/g)].filter(([, name = '']) => !(name in packages.scripts)),
        ...[...text.matchAll(/(?<![\w./-])((?:api|site|tests|stories)\/[\w./-]+\.\w+)/g)].filter(
          ([, name = '']) => readFiles(name).length === 0,
        ),
      ].map(([found]) => `${file}: ${found}`),
    )
    expect(wrong).toEqual([])
  })

  it('set only variables that the server knows', () => {
    const ofOthers = ['SITE', 'POSTGRES_PASSWORD', 'NODE_ENV']
    const set = texts.flatMap(({ text }) => [...text.matchAll(/^([A-Z][A-Z_]{3,})=/gm)].map(([, name = '']) => name))
    expect(set.filter((name) => !(name in variableTexts) && !ofOthers.includes(name))).toEqual([])
  })
})
