import { createOpeningRendering } from '#api/services/openings/opening-rendering.ts'
import { createOpeningsService } from '#api/services/openings/openings.ts'
import { type createPostRendering, htmlVersion } from '#api/services/posts/post-rendering.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import { createStaffOpenings } from '#api/services/staff/openings/staff-openings.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface OpeningsParts extends Pick<Parts, 'stores' | 'now' | 'newId'> {
  rendering: ReturnType<typeof createPostRendering>
  onChange: () => void
}

/** For visitors and for staff. */
export function wireOpenings(parts: OpeningsParts) {
  const rendering = createOpeningRendering({ ...parts.rendering, version: htmlVersion })
  return {
    openings: createOpeningsService({ ...parts, rendering }),
    staffOpenings: createStaffOpenings({ ...parts, rendering, note: createNoteDeed(parts) }),
  }
}
