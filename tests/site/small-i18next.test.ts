import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInstance as createWhole } from 'i18next'
import { describe, expect, it } from 'vitest'
import { languages } from '#locales/languages.ts'
import { createInstance as createSmall } from '#site/browser/small-i18next.ts'
import { i18nextOptions } from '#site/i18next-options.ts'

const values = { address: 'a@b.c', brand: 'Dritare', name: 'Ana', number: '1.234', total: 3, query: '<b>$& {{x}}' }
const counts = [0, 1, 2, 5, 1_000_000]

function readTexts(language: string): Record<string, unknown> {
  const files = globSync(`locales/${language}/*.json`, { cwd: path.join(import.meta.dirname, '..', '..') })
  return Object.fromEntries(files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]))
}

/** Every key of a file, of texts and of what holds them: `hero`, `hero.title`. */
function keysOf(texts: unknown, above = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, value]) => {
    const own = above + key
    return [own, ...keysOf(value, `${own}.`)]
  })
}

async function bothIn(language: string) {
  const resources = readTexts(language)
  const files = Object.keys(resources)
  const whole = createWhole()
  await whole.init({ ...i18nextOptions, lng: language, ns: files, resources: {} })
  for (const [file, texts] of Object.entries(resources)) whole.addResourceBundle(language, file, texts)
  const small = createSmall().use({
    read: (_language: string, file: string, done: (error: null, texts: unknown) => void) => done(null, resources[file]),
  })
  await small.init({ ...i18nextOptions, lng: language, ns: files })
  return { whole, small, resources }
}

describe('the small i18next', () => {
  it.each(languages)('says the same as the whole: %s', async (language) => {
    const { whole, small, resources } = await bothIn(language)
    let compared = 0
    for (const [file, texts] of Object.entries(resources)) {
      const said = (key: string, options: Record<string, unknown>): unknown =>
        Reflect.apply(whole.t, whole, [key, { ...options, ns: file }])
      const keys = keysOf(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
      for (const key of new Set([...keys, 'no.such.key'])) {
        for (const count of counts) {
          const options = { ...values, count, returnObjects: true }
          expect(small.getFixedT(language, file)(key, options), `${file}:${key}`).toEqual(said(key, options))
          compared++
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })

  it('finds a key in the file that it names', async () => {
    const { small, whole } = await bothIn('en')
    const t = small.getFixedT('en', 'home')
    expect(t('common:skipToContent')).toBe(whole.t('skipToContent', { ns: 'common' }))
    expect(t('skipToContent', { ns: 'common' })).toBe(t('common:skipToContent'))
  })
})

describe('a change of language', () => {
  it('waits for every file that has been asked for, and the last one asked for wins', async () => {
    const asked: string[] = []
    const release = new Map<string, () => void>()
    const texts = createSmall().use({
      read(language: string, file: string, done: (error: null, texts: object) => void) {
        asked.push(`${language}/${file}`)
        if (language === 'en') return done(null, {})
        release.set(`${language}/${file}`, () => done(null, { word: language }))
      },
    })
    await texts.init({ ...i18nextOptions, lng: 'en', ns: ['common'] })
    await texts.loadNamespaces(['home'])
    let changes = 0
    texts.subscribe(() => changes++)
    const first = texts.changeLanguage('de')
    const second = texts.changeLanguage('fr')
    for (const id of ['fr/common', 'fr/home', 'de/common', 'de/home']) release.get(id)?.()
    await Promise.all([first, second])
    expect(asked).toEqual(['en/common', 'en/home', 'de/common', 'de/home', 'fr/common', 'fr/home'])
    expect(texts.language).toBe('fr')
    expect(changes).toBe(1)
    expect(texts.getFixedT('fr', 'home')('word')).toBe('fr')
  })
})
