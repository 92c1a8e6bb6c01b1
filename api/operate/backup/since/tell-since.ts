import type { HeldBack } from '#api/db/copy/hold-back.ts'

/** What differs from the rows as they were, and what only people can know. */
export function tellSince({ held, erased }: { held: HeldBack | undefined; erased: number }): void {
  if (held && held.mails + held.issues + held.notices > 0)
    console.info(
      `Held back, as they may have left since: ${held.mails} mails (Health shows them; try them again or discard them), ${held.issues} issues of the newsletter (look whether they have gone, and send or schedule them again), ${held.notices} notices to browsers.`,
    )
  if (erased > 0) console.info(`Erased again, as they have asked since then: ${erased} persons.`)
  console.info(
    'Everybody of the staff signs in again. Who was deactivated since then, and links that were taken back, are as they were: look at People and at the links to the dashboard.',
  )
  console.info('Whoever has left the newsletter since then is back: do it again, if you know of them.')
}
