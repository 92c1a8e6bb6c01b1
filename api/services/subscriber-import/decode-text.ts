import type { ImportEncoding } from '#api/contract/values/staff/subscribers.ts'

const SAMPLE = 4096 // bytes

interface DecodedText {
  text: string
  encoding: ImportEncoding
}

/**
 * By its byte order mark; without one, UTF-16 shows in its zeros, and what is no UTF-8 is taken for the encoding of
 * Windows, in which spreadsheets save. Undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\u0000') ? undefined : { text, encoding }
}

function encodingOf(bytes: Uint8Array): ImportEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return utf16In(bytes.subarray(0, SAMPLE)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
}

/** Of Latin text every other byte is a zero; no other encoding has any. */
function utf16In(sample: Uint8Array): ImportEncoding | undefined {
  const zeros = [0, 0]
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  if (even > many && odd === 0) return 'utf-16be'
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
