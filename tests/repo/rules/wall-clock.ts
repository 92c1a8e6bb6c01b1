import type { SourceFile } from './source-files.ts'

/** Why each may do it. */
const exempt = new Map([
  ['api/services/issue-sending/server-standing.ts', 'a pause that comes later than it might, and ends by itself'],
  ['api/services/issue-sending/sending-queue.ts', 'when an issue began: it is held for longer, and staff may end it'],
  ['api/services/push/push-attempt.ts', 'when a notice was made: it is sent for longer'],
  ['api/services/backups/backup-job.ts', 'it believes no time that is ahead'],
  ['api/http/render-limit.ts', 'a line of the log'],
  ['api/http/pressure.ts', 'a line of the log'],
])

/**
 * Where a span of the wall clock is compared, and a clock that was ahead and is right again would make it wait for that time:
 * `Math.abs` is right for both directions, `performance.now()` knows one only. By the age of a file something is deleted: what
 * seems to be of tomorrow is kept.
 */
export function spansOfWallClock(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('api/') && !exempt.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !/mtimeMs|modifiedAt/.test(line))
        .filter((line) => /(?<!Math\.abs\(|performance\.|\w)(?:Date\.)?now\(\) - [^<>]*? (?:<|>)=? /.test(line))
        .map((line) => `${path} waits for a clock that may be set back: ${line.trim()}`),
    )
}
