import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#locales/languages.ts'
import { textPath } from '#locales/text-path.ts'
import type { TextFile, Texts } from '#locales/texts.ts'

/** A text file as it stands, so that tests ask for what translators wrote and not for a copy of it. */
export function readTexts<File extends TextFile>(language: Language, file: File): Texts[File] {
  return JSON.parse(
    readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'locales', textPath(language, file)), 'utf8'),
  )
}
