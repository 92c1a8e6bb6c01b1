import type { staffPaths } from '#api/contract/values/staff-paths.ts'

/** Calls that may take longer than others, as they write or mail hundreds of texts, or look through as many. Milliseconds. */
export const patienceOf: Partial<Record<keyof typeof staffPaths, number>> = {
  runTransfer: 120_000,
  ...{ publishPosts: 600_000, schedulePosts: 600_000 }, // with their checks, one post after the other
  ...{ unpublishPosts: 120_000, deletePosts: 120_000, undoPosts: 120_000 },
  ...{ restoreDeleted: 120_000, eraseDeleted: 120_000, erasePerson: 120_000, runImport: 120_000 },
}
