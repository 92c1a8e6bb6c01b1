import { openDatabase } from '#api/db/open.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { languages } from '#locales/languages.ts'
import { addStaffSession } from '../servers/staff-session.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

/** The cookie of an owner's session on a server that is open, whose issues of the newsletter are public from now on. */
export async function ownerCookie(place: Place): Promise<string> {
  const { db } = await openDatabase({ ...place, now: Date.now, onError: () => {} })
  await createSettingsStore(db).put('issueArchive', languages.join())
  await db.destroy()
  return `session=${await addStaffSession(place)}`
}
