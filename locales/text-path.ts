import type { Language } from './languages.ts'

/** Where a text file lies in this folder: staff's and mails' apart from what visitors read. */
export function textPath(language: Language, file: string): string {
  const folder = file.startsWith('staff-') ? 'staff' : file === 'mail' ? 'mail' : 'site'
  return `${language}/${folder}/${file}.json`
}
