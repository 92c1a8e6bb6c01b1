import { describe, expect, it } from 'vitest'
import { createCover } from '#api/services/cover/cover.ts'
import type { ApplicationRecord } from '#api/store/careers/applications.ts'
import { createWords } from '#api/texts.ts'

const PATIENCE = 400 // milliseconds of the processor for ten letters

const cover = createCover({ coverApplicants: true, words: createWords() })

function applicationOf(fullName: string, message: string): ApplicationRecord {
  const resume = { fileName: 'cv.pdf', storedName: '', mediaType: '', size: 1, sha256: '', risks: [] }
  const letter = {
    fullName,
    message,
    email: 'jonida@example.org',
    phone: '',
    interest: 'other',
    language: 'en',
  } as const
  const times = { receivedAt: 0, deleteAfter: 1, stageAt: 0, decidedAt: undefined, outcome: undefined }
  return { ...letter, ...times, id: 'a window', resume, stage: 'received' }
}

/** As long as the form takes them; `\ufdfa` is one sign, and four words once it is folded. */
const names = {
  'a name': 'Jonida Sample',
  'signs of several words': '\ufdfa'.repeat(100),
  'short words': 'ab '.repeat(33).trim(),
  'words that differ': Array.from({ length: 25 }, (_, place) => `a${(place + 36).toString(36)}`).join(' '),
}
const letters = {
  'words with dots': 'ab.cd '.repeat(833),
  'dots alone': 'a.'.repeat(2500),
  'short words': 'a '.repeat(2500),
  'signs of several words': '\ufdfa'.repeat(5000),
  'numbers far apart': `1${' '.repeat(49)}`.repeat(100),
  'numbers one too short': '1-2-3-4-5-6-7-8 '.repeat(312),
  'marks upon marks': `a${'\u0301'.repeat(4999)}`,
}

describe.each(Object.entries(names))('a letter of %s', (_name, fullName) => {
  it.each(Object.entries(letters))('is covered in no time: %s', (_letter, message) => {
    const before = process.cpuUsage()
    for (let number = 0; number < 10; number++) cover.over(applicationOf(fullName, message), 'en')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(PATIENCE)
  })
})

it('a list has neither letter nor address, covered or not', () => {
  const listed = cover.listed(applicationOf('Jonida Sample', 'I am Jonida.'), 'en')
  expect(listed).toMatchObject({ fullName: expect.stringContaining('NDOW'), isCovered: true })
  expect(JSON.stringify(listed)).not.toMatch(/jonida/i)
})
