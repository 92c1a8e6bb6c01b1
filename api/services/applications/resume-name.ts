import type { ResumeType } from '#api/contract/applications.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'

const LONGEST = 100

/** The applicant's name for the file, made safe for any file system, with the true extension. */
export function resumeName(original: string, type: ResumeType): string {
  const name = oneLine(original.toWellFormed())
    .replace(/^.*[\\/]/, '')
    .replace(/[:*?"<>|]/g, '_')
    .replace(/\.(pdf|docx?)$/i, '')
  const short = [...name]
    .slice(0, LONGEST)
    .join('')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '')
  return `${short || 'resume'}.${type}`
}
