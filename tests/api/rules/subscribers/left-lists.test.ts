import { describe, expect, it } from 'vitest'
import { readImport } from '#api/services/subscriber-import/import-reading.ts'
import { leftLists } from '../../../support/data/left-lists.ts'

const read = (text: string, settings = {}) => readImport(Buffer.from(text), settings, Date.UTC(2026, 10, 20, 12))

describe('an import', () => {
  it.each(leftLists)('leaves out whoever is not on that list, or no longer: %s', async (_, heading, ana, ben) => {
    const { lines } = await read([heading, ana, ben].join('\n'), { how: 'an earlier list', tongue: 'en' })
    expect(lines).toMatchObject([{ email: 'ana@example.org' }, { shown: 'ben@example.org', refused: 'left' }])
  })

  it('leaves out by every line who has left by one', async () => {
    const text = 'email,status\nana@example.org,active\nAna <ANA@example.org>,unsubscribed\nana@example.org,active'
    const { lines } = await read(text, { how: 'an earlier list', tongue: 'en' })
    expect(lines.map((line) => 'refused' in line && line.refused)).toEqual(['left', 'left', 'left'])
  })

  it.each([
    ['State', ['Ohio', 'Utah', 'OK', 'Texas']],
    ['Marital status', ['married', 'unmarried', 'widowed']],
    ['Newsletter', ['The weekly one', 'The monthly one', 'on']],
    ['Subscription source', ['website', 'fair', 'form']],
  ])('takes no other column for what says so: %s', async (heading, cells) => {
    const rows = cells.map((cell, place) => `a${place}@example.org,2024-05-06,${cell}`)
    const { columns, lines } = await read([`email,date,${heading}`, ...rows].join('\n'), {
      how: 'a fair',
      tongue: 'en',
    })
    expect(columns[2]).toBeNull()
    expect(lines.every((line) => 'proof' in line && line.proof)).toBe(true)
  })

  it('takes why somebody left for their having left', async () => {
    const { lines } = await read('email,date,Suppression reason\nana@example.org,2024-05-06,hard bounce', {
      tongue: 'en',
    })
    expect(lines).toMatchObject([{ refused: 'left' }])
  })

  it('asks no column about it that is set aside', async () => {
    const text = 'email,status\nana@example.org,client since 2019\nben@example.org,active\ncleo@example.org,active'
    expect((await read(text, { tongue: 'en' })).lines).toMatchObject([{ refused: 'left' }, {}, {}])
    const { lines } = await read(text, { tongue: 'en', columns: 'email,' })
    expect(lines).toMatchObject([{ email: 'ana@example.org' }, { email: 'ben@example.org' }, {}])
  })

  it.each([
    ...['not given', 'no consent', 'unsubscribed', 'withdrawn 2025-01-03', 'nicht erteilt', 'keine Einwilligung'],
    ...['widerrufen am 3.1.2025', 'non donné', 'désinscrite', 'non dato', 'disiscritto', 'no otorgado', 'baja'],
    ...['nuk ka', 'pa pëlqim', 'DENIED', '0'],
  ])('takes no word of no for how somebody agreed: %s', async (said) => {
    const { lines } = await read(`email,date,consent\nana@example.org,2024-05-06,${said}`, {
      tongue: 'en',
      how: 'a list',
    })
    expect(lines).toMatchObject([{ refused: 'left' }])
  })

  it.each([
    ...[
      'Unterschrift auf Papier',
      'Note at our stand',
      'discussion at the fair',
      'Despacho de Madrid',
      'Nonprofit fair',
    ],
    ...['Panair i librit', 'Sinistra Festival', 'double opt-in'],
  ])('takes any other for it: %s', async (how) => {
    const { lines } = await read(`email,date,consent\nana@example.org,2024-05-06,${how}`, { tongue: 'en' })
    expect(lines).toMatchObject([{ proof: { how } }])
  })

  it('takes a bare yes for no word about how they agreed', async () => {
    const text = 'email,language,date,consent\nana@example.org,en,2024-05-06,yes\nben@example.org,en,2024-05-06,a form'
    expect((await read(text)).lines).toMatchObject([{ why: 'howMissing' }, { proof: { how: 'a form' } }])
    expect((await read(text, { how: 'our fair' })).lines).toMatchObject([{ proof: { how: 'our fair' } }, {}])
  })
})
