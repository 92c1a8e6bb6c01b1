import type { ApplicationDraft } from '#api/contract/applications.ts'
import { textsIn } from '#site/client/texts-in.ts'

export function applicationDraftFrom(form: FormData): ApplicationDraft {
  return textsIn(form, ['fullName', 'email', 'phone', 'opening', 'interest', 'message'])
}

/** Browsers send an empty file without a name when none was chosen. */
export function resumeFrom(form: FormData): File | undefined {
  const resume = form.get('resume')
  return resume instanceof File && (resume.name !== '' || resume.size > 0) ? resume : undefined
}

/** False of an empty file, and of one that has changed or gone since it was chosen. */
export async function canRead(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, 1).arrayBuffer()).byteLength > 0
  } catch {
    return false
  }
}
