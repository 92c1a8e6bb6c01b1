import { describe, expect, it } from 'vitest'
import { languageOfCountry } from '#locales/country-languages.ts'

describe('languageOfCountry (D7)', () => {
  it.each([
    ['sq', ['AL', 'XK']],
    ['de', ['DE', 'AT', 'CH', 'LI']],
    [
      'es',
      [
        'ES',
        'MX',
        'GT',
        'HN',
        'SV',
        'NI',
        'CR',
        'PA',
        'CU',
        'DO',
        'PR',
        'CO',
        'VE',
        'EC',
        'PE',
        'BO',
        'PY',
        'CL',
        'AR',
      ],
    ],
    ['es', ['UY', 'GQ']],
    ['it', ['IT', 'SM', 'VA']],
    ['fr', ['FR', 'BE', 'LU', 'MC', 'HT', 'SN', 'CI', 'CM', 'CD', 'MG', 'DZ', 'MA', 'TN']],
    ['fr', ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF', 'TF']],
  ])('gives %s to %j', (language, countries) => {
    expect(countries.map(languageOfCountry)).toEqual(countries.map(() => language))
  })

  it('gives English to all others, those of the specification’s second list too', () => {
    const others = ['US', 'GB', 'CA', 'AU', 'BR', 'PT', 'JP', 'MK', 'ME', 'RS', 'GR', 'NL', 'SE', 'NO', 'DK', 'FI']
    expect(others.map(languageOfCountry)).toEqual(others.map(() => 'en'))
  })

  it('gives English to what is no country', () => {
    for (const code of ['', 'al', 'XX', 'EN', 'constructor', '__proto__']) expect(languageOfCountry(code)).toBe('en')
  })

  it('names only countries that exist', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    const mapped = codes.filter((code) => languageOfCountry(code) !== 'en')
    expect(mapped.filter((code) => !names.of(code))).toEqual([])
    expect(mapped).toContain('XK')
  })
})
