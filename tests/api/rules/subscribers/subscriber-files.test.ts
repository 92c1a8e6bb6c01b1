import { describe, expect, it } from 'vitest'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { formatCsv, unguarded } from '#api/services/newsletter/csv.ts'
import { agreedAt } from '#api/services/subscriber-import/agreed-at.ts'
import { delimiterOf, linesIn, readRecords } from '#api/services/subscriber-import/csv-records.ts'
import { decodeText } from '#api/services/subscriber-import/decode-text.ts'
import { readImport } from '#api/services/subscriber-import/import-reading.ts'
import { namedLanguage } from '#api/services/subscriber-import/named-language.ts'
import { createRandom } from '../../../support/data/random.ts'

const now = Date.UTC(2026, 10, 20, 12)
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('the bytes of a file', () => {
  const text = 'email;Sprache\r\nzoë@example.org;français\r\n'

  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-16, little end first', utf16(`\ufeff${text}`), 'utf-16le'],
    ['UTF-16, big end first', utf16(`\ufeff${text}`, true), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text), 'utf-16le'],
    ['UTF-16 without a mark, big end first', utf16(text, true), 'utf-16be'],
    ['the encoding of Windows', Buffer.from(text, 'latin1'), 'windows-1252'],
  ] as const)('are read as %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding })
  })

  it('are no text where they are a picture', () => {
    expect(decodeText(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBeUndefined()
  })
})

describe('the lines of a file', () => {
  const cellsOf = async (text: string, delimiter: ',' | ';' = ',') =>
    (await readRecords(await linesIn(text, 100), delimiter)).map(({ line, cells }) => [line, cells])

  it('keep their numbers, whatever ends them and however many are empty', async () => {
    expect(await cellsOf('a,b\r\n\r\nc,d\re,"f ""g"""\n')).toEqual([
      [1, ['a', 'b']],
      [3, ['c', 'd']],
      [4, ['e', 'f "g"']],
    ])
  })

  it('may be several to a cell', async () => {
    expect(await cellsOf('"one\ntwo",b\nc,d\n"e\nf","g ""h\ni""",j')).toEqual([
      [1, ['one\ntwo', 'b']],
      [3, ['c', 'd']],
      [4, ['e\nf', 'g "h\ni"', 'j']],
    ])
  })

  it.each([
    ['that opens and does not close', '"Ana,ana@example.org'],
    ['before the address', 'Ana,"ana@example.org'],
  ])('cost nothing but themselves with a quotation mark %s', async (_, broken) => {
    const lines = ['Ben,ben@example.org', '"Cleo",cleo@example.org', 'Dan,"dan@example.org"']
    const found = await cellsOf([broken, ...lines, broken, ...lines].join('\n'))
    expect(found.filter(([, cells]) => cells !== undefined)).toHaveLength(6)
    expect(found.filter(([, cells]) => cells === undefined).map(([line]) => line)).toEqual([1, 5])
  })

  it('are counted, empty ones too, without keeping what is beyond the most', async () => {
    expect(await linesIn('a\r\n\n \rb\nc', 2)).toEqual([
      { line: 1, text: 'a' },
      { line: 4, text: 'b' },
    ])
    expect(await linesIn('\n'.repeat(50_000), 2)).toEqual([])
  })

  it('leave others their turns, however wide or empty they are', async () => {
    let turns = 0
    const other = setInterval(() => turns++, 0)
    await readRecords(await linesIn(`${','.repeat(19_999)}\n`.repeat(50), 100), ',')
    await linesIn('\n'.repeat(200_000), 100)
    clearInterval(other)
    expect(turns).toBeGreaterThan(3)
  })

  it('may have quotation marks that are meant as such', async () => {
    expect(await cellsOf('5" disc,ana@example.org')).toEqual([[1, ['5" disc', 'ana@example.org']]])
    expect(await cellsOf('"Ana"a",ana@example.org')).toEqual([[1, ['"Ana"a"', 'ana@example.org']]])
    expect(await cellsOf('Ana "the boss" A,ana@example.org')).toEqual([[1, ['Ana "the boss" A', 'ana@example.org']]])
  })

  it.each([
    ['a,b\nc,d', ','],
    ['a;b\nc;d', ';'],
    ['a\tb\nc\td', '\t'],
    ['a|b\nc|d', '|'],
    ['name;note\nAna;one, two, three\nBen;one', ';'],
    ['"a;b;c",d\n"e;f;g",h', ','],
    ['ana@example.org\nben@example.org', ','],
  ])('are divided as most of them are: %j', async (text, delimiter) => {
    expect(await delimiterOf(await linesIn(text, 100))).toBe(delimiter)
  })

  it('come back as our own files have them, with no sign lost', async () => {
    const random = createRandom(7)
    const signs = ['=', "'", '"', ';', '\t', ' ', 'a', '+', ',', '-', '＝', '@']
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: random.between(1, 8) }, () => signs[random.between(0, signs.length - 1)]).join(
        '',
      )
      const [record] = await readRecords(await linesIn(formatCsv([[text, 'end']]), 100), ',')
      expect(record?.cells?.map(unguarded)).toEqual([text, 'end'])
    }
  })
})

describe('the time at which somebody agreed', () => {
  it.each([
    ['2025-03-04', Date.UTC(2025, 2, 4)],
    ['2025-03-04T05:06:07.000Z', Date.UTC(2025, 2, 4, 5, 6, 7)],
    ['2025-03-04 05:06', Date.UTC(2025, 2, 4, 5, 6)],
    ['2025-03-04T05:06:07+02:00', Date.UTC(2025, 2, 4, 3, 6, 7)],
    ['4.3.2025', Date.UTC(2025, 2, 4)],
    ['04.03.2025, 17:30', Date.UTC(2025, 2, 4, 17, 30)],
    ['25/12/2024', Date.UTC(2024, 11, 25)],
    ['12/25/2024', Date.UTC(2024, 11, 25)],
    ['3/3/2025', Date.UTC(2025, 2, 3)],
    ['3/4/2025', 'whenUnclear'],
    ['31.2.2025', 'whenUnclear'],
    ['2025-03-04 25:00', 'whenUnclear'],
    ['yesterday', 'whenUnclear'],
    ['1970-01-01', 'whenUnclear'],
    ['2026-11-21', 'whenFuture'],
    [' ', 'whenMissing'],
  ])('%j', (text, time) => {
    expect(agreedAt(text, now)).toBe(time)
  })
})

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['fr_FR', 'fr'],
  ['Shqip', 'sq'],
  ['Albanian', 'sq'],
  ['allemand', 'de'],
  ['pt', undefined],
  ['English please', undefined],
  ['', undefined],
])('the language %j is %j', (text, language) => {
  expect(namedLanguage(text)).toBe(language)
})

describe('a file of subscribers', () => {
  const read = (text: string, settings = {}) => readImport(Buffer.from(text), settings, now)
  const fieldsOf = async (heading: string) => (await read(`${heading}\nana@example.org,,,\n`)).columns

  it.each([
    ['Email Address,Language,OPTIN_TIME,OPTIN_IP', ['email', 'language', 'signedUpAt', 'ip']],
    ['E-Mail-Adresse,Sprache,Bestätigt am,Quelle', ['email', 'language', 'confirmedAt', 'source']],
    ['Correo electrónico,Idioma,Fecha de alta,Consentimiento', ['email', 'language', 'signedUpAt', 'how']],
    ['Indirizzo e-mail,Lingua,Data di iscrizione,Origine', ['email', 'language', 'signedUpAt', 'source']],
    ['Courriel,Langue,Date d’inscription,Preuve', ['email', 'language', 'signedUpAt', 'how']],
    ['Adresa e emailit,Gjuha,Data e regjistrimit,Burimi', ['email', 'language', 'signedUpAt', 'source']],
    ['Kontakt,Vorname,Telefon,Kundennummer', ['email', null, null, null]],
  ])('is understood by its headings: %s', async (heading, fields) => {
    expect(await fieldsOf(heading)).toEqual(fields)
  })

  it('finds the addresses where a heading means another kind of address', async () => {
    const { columns } = await read('Address,Contact\nOak Street 5,ana@example.org')
    expect(columns).toEqual([null, 'email'])
  })

  it('has no heading where its first line is somebody', async () => {
    const { hasHeading, lines } = await read('ana@example.org\nben@example.org', { tongue: 'en' })
    expect(hasHeading).toBe(false)
    expect(lines).toMatchObject([{ line: 1, email: 'ana@example.org' }, { line: 2 }])
  })

  it('says of each line what it proves, or why it is refused', async () => {
    const text = [
      'sep=;',
      'email;language;date;how',
      'ana@example.org;de;2024-05-06;paper list, open day',
      'Ben <ben@example.org>;en;;paper list',
      'cleo@example.org;en;3/4/2025;paper list',
      'dan@example.org;en;2024-05-06;',
      'eva@example.org;en;2099-05-06;paper list',
      'ANA@example.org;de;2024-05-06;paper list',
      ';en;2024-05-06;paper list',
      'nobody;en;2024-05-06;paper list',
      'x@mailinator.com;en;2024-05-06;paper list',
      'fay@example.org;pt;2024-05-06;paper list',
      '"gil@example.org;en;2024-05-06;paper list',
    ].join('\n')
    const { delimiter, lines, firstOf } = await read(text)
    expect(delimiter).toBe(';')
    expect(lines.map((line) => ('refused' in line ? line.refused : (line.why ?? line.proof)))).toEqual([
      {
        signedUpAt: Date.UTC(2024, 4, 6),
        confirmedAt: Date.UTC(2024, 4, 6),
        how: 'paper list, open day',
        ip: '',
        userAgent: '',
      },
      'whenMissing',
      'whenUnclear',
      'howMissing',
      'whenFuture',
      'repeated',
      'noAddress',
      'address',
      'disposable',
      'language',
      'quotes',
    ])
    expect([...firstOf]).toEqual([[8, 3]])
    const helped = await read(text, { how: 'an earlier list', tongue: 'fr' })
    expect(helped.lines).toMatchObject({ 3: { proof: { how: 'an earlier list' } }, 9: { language: 'fr' } })
  })

  it('shows of each column what is first filled, however late', async () => {
    const rows = Array.from({ length: 9 }, (_, place) => `a${place}@example.org,${place === 8 ? '5.6.2024' : ''}`)
    expect((await read(['email,Abmeldedatum', ...rows].join('\n'))).samples[1]).toEqual(['5.6.2024'])
  })

  it('takes a first click for no proof where it tells of a second one', async () => {
    const { lines } = await read(
      'email,language,signed_up_at,confirmed_at,how\nana@example.org,en,2024-05-06T07:08:09Z,,double opt-in',
    )
    expect(lines).toMatchObject([{ proof: undefined, why: 'whenMissing' }])
  })

  it('is read as it is told to be, and is another one then', async () => {
    const text = 'a,b\nana@example.org,en'
    const first = await read(text)
    const other = await read(text, { columns: 'email,language' })
    expect(other.lines).toMatchObject([{ email: 'ana@example.org', language: 'en' }])
    expect(other.seen).not.toBe(first.seen)
    expect((await read(text, { columns: 'email,language' })).seen).toBe(other.seen)
    await expect(read(text, { columns: 'email,email' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it.each([
    ['empty', '', 'empty'],
    ['nothing but a heading', 'email,language\n', 'empty'],
    ['nobody', 'name,town\nAna,Tirana', 'noAddresses'],
    ['too many columns', `email${',x'.repeat(subscriberLimits.columns)}\nana@example.org`, 'tooManyColumns'],
    ['too many lines', 'ana@example.org\n'.repeat(subscriberLimits.lines + 1), 'tooManyLines'],
    ['no text', 'a\u0000\u0000\u0000', 'notText'],
  ])('is refused as a whole: %s', async (_, text, trouble) => {
    expect(await read(text)).toMatchObject({ trouble, lines: [] })
  })

  it('is read in a time that grows with its length, however its quotation marks stand', async () => {
    const kinds = ['"', '""', 'a"b', '"a"b"', `"${'x'.repeat(300)}`, '"a\n']
    const timeOf = async (lines: number) => {
      const text = Array.from({ length: lines }, (_, place) => `${kinds[place % kinds.length]},a${place}@example.org`)
      const bytes = Buffer.from(text.join('\n'))
      const began = performance.now()
      await readImport(bytes, { columns: ',email', tongue: 'en' }, now)
      return performance.now() - began
    }
    await timeOf(1000)
    const [short, long] = [await timeOf(2500), await timeOf(20_000)]
    // Eight times as many lines; twice that for a busy machine.
    expect(long).toBeLessThan(16 * Math.max(short, 50))
  })
})

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['Mozilla;=HYPERLINK(A1)', "Mozilla;'=HYPERLINK(A1)"],
    ['Mozilla/5.0 (X11; Linux) + more', 'Mozilla/5.0 (X11; Linux) + more'],
    ['a; @SUM(A1)', "a;' @SUM(A1)"],
    ['a;"=1"', `"a;'""=1"""`],
    ["o'neil", "o'neil"],
  ])('is nothing that a spreadsheet runs, whichever sign it takes for the end of a cell: %j', (text, written) => {
    expect(formatCsv([[text]])).toBe(`${written}\r\n`)
  })
})
