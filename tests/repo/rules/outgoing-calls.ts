import type { SourceFile } from './source-files.ts'

/** Why each may do it. */
const exempt = new Map([
  ['api/outbound/calls/bounded-request.ts', 'it is the way'],
  ['api/outbound/json-client.ts', 'services that the operator has named, two seconds each'],
  ['api/operate/ask-health.ts', 'the own server'],
])

/**
 * Where the server asks another one by a way without a bound: `boundedRequest` counts what comes before an answer, and
 * `createNameLookup` keeps no thread waiting.
 */
export function unboundedCalls(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('api/') && !exempt.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter(
          (line) =>
            (/from '(?:node:)?https?'/.test(line) && /\b(?:request|get)\b/.test(line)) ||
            /from '(?:node:)?(?:http2|undici|axios)'/.test(line) ||
            (/from '(?:node:)?dns(?:\/promises)?'/.test(line) && /\b(?:lookup|lookupService)\b/.test(line)) ||
            /(?<![.\w]|function |async )fetch\(/.test(line),
        )
        .map((line) => `${path} asks another server without a bound: ${line.trim()}`),
    )
}
