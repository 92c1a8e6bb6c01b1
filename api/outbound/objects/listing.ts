export interface ListedObject {
  key: string
  bytes: number
  modifiedAt: number // milliseconds
}

/**
 * An answer of ListObjectsV2. Keys are the site's own, without a sign that XML would escape; of others in the same folder
 * only that they are not the site's has to be seen.
 */
export function readListing(text: string): { objects: ListedObject[]; next: string | undefined } {
  const objects = text
    .split('<Contents>')
    .slice(1)
    .map((part) => ({
      key: valueIn(part, 'Key'),
      bytes: Number(valueIn(part, 'Size')),
      modifiedAt: Date.parse(valueIn(part, 'LastModified')),
    }))
  const isCut = valueIn(text, 'IsTruncated') === 'true'
  return { objects, next: isCut ? valueIn(text, 'NextContinuationToken') : undefined }
}

/** The text of the first element of a name, '' where there is none. */
export function valueIn(text: string, name: string): string {
  const from = text.indexOf(`<${name}>`)
  const to = text.indexOf(`</${name}>`, from)
  return from < 0 || to < 0 ? '' : unescaped(text.slice(from + name.length + 2, to))
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
