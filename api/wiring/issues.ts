import { readPictureSizes } from '#api/content/picture-sizes.ts'
import { createIssueArchive } from '#api/services/issues/issue-archive.ts'
import { createIssueLinks } from '#api/services/issues/issue-links.ts'
import { createMaterial } from '#api/services/issues/issue-material.ts'
import { createLetterWriting } from '#api/services/issues/letter-writing.ts'
import { createWebVersion } from '#api/services/issues/web-version.ts'
import type { Parts } from '#api/wiring/parts.ts'

export type IssueParts = ReturnType<typeof wireIssues>

interface WiredParts extends Pick<Parts, 'stores' | 'renderMail' | 'now'> {
  secrets: Pick<Parts['secrets'], 'newsletter'>
  environment: { publicUrl: string }
}

/** What an issue of the newsletter says, for its desk, for sending and for its public version. */
export function wireIssues({ stores, renderMail, secrets, environment, now }: WiredParts) {
  const { publicUrl } = environment
  let sizes: ReturnType<typeof readPictureSizes> | undefined

  function pictureSize(slug: string) {
    sizes ??= readPictureSizes()
    return sizes.get(slug)
  }

  const material = createMaterial({ stores, pictureSize, now })
  const letters = createLetterWriting({ material, renderMail, publicUrl })
  const links = createIssueLinks({ secret: secrets.newsletter, publicUrl })
  return {
    material,
    letters,
    links,
    archive: createIssueArchive({ stores, links }),
    webVersion: createWebVersion({ stores, letters, links }),
  }
}
