/** The form with the most has nine, and its end is marked as another one. */
export const MOST_PARTS = 20

/** One reading only, so that who counts parts and who reads them see the same. */
const type =
  /^multipart\/form-data *(?:; *charset="?[\w-]+"? *)?; *boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:?-]{1,70})) *(?:; *charset="?[\w-]+"? *)?$/i

/** What stands between the parts of a posted form (RFC 2046, 5.1.1). Undefined for no such form, or a doubtful one. */
export function boundaryIn(contentType = ''): string | undefined {
  const [, quoted, bare] = type.exec(contentType) ?? []
  return quoted ?? bare
}
