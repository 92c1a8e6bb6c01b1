import { pictureLimits } from '#api/contract/values/pictures.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'

/** A file's name without its ending, as a first name of the picture. */
export function pictureName(fileName: string): string {
  const name = oneLine(fileName.toWellFormed())
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return [...name].slice(0, pictureLimits.name).join('') || 'picture'
}
