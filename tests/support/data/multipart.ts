const boundary = 'a-boundary-of-the-tests'

/** One part of a multipart body, as bytes on the line: nothing is escaped, so that tests can be rude. */
export interface MultipartPart {
  name: string
  value: string | Buffer
  filename?: string
  type?: string
}

/** A multipart body with its header, for `app.inject`. */
export function multipart(parts: MultipartPart[]): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(
    ({ name, value, filename, type = filename === undefined ? undefined : 'application/octet-stream' }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
          filename === undefined ? '' : `; filename="${filename}"`
        }${type === undefined ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ],
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** Text fields as parts. */
export function textParts(values: Record<string, string>): MultipartPart[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }))
}
