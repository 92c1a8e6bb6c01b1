import { expect, it } from 'vitest'
import { isEntryName } from '#api/operate/backup/manifest.ts'

it.each([
  'manifest.json',
  'database/site.db',
  'database/visits.jsonl',
  'files/uploads/applications/0b1c.pdf',
  'files/uploads/pictures/0b1c/480.avif',
  'keys/secret.key',
  'keys/vapid.json',
])('%s is an entry of a backup', (name) => expect(isEntryName(name)).toBe(true))

it.each([
  '../site.db',
  '/etc/passwd',
  'files/../../site.db',
  'files/uploads/pictures/../../../site.db',
  'files/uploads/pictures/...',
  'files\\site.db',
  'files/site.db',
  'files/installed',
  'files/uploads/other/a',
  'keys/uploads/a',
  'keys/authorized_keys',
  'database/a/b',
  'database/',
  'constructor',
  '',
])('%j is none: nothing is put beside or over what the server has', (name) => expect(isEntryName(name)).toBe(false))
