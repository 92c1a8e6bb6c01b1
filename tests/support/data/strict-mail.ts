import { isUtf8 } from 'node:buffer'

export interface StrictPart {
  /** Lower case, without parameters. */
  type: string
  text: string
}

export interface StrictMail {
  /** By lower-case name, decoded, in their order. */
  headers: Map<string, string[]>
  /** The media type that holds the parts; that of the only part otherwise. */
  type: string
  parts: StrictPart[]
  /** Bytes of the longest line, without its end. */
  longestLine: number
}

const MOST_BYTES_A_LINE = 998 // RFC 5322, 2.1.1
const MOST_BYTES_ENCODED = 76 // RFC 2045, 6.7 and 6.8; RFC 2047, 2
const MOST_BYTES_A_WORD = 75 // RFC 2047, 2
const MOST_BYTES_OF_A_BOUNDARY = 70 // RFC 2046, 5.1.1
const onceAtMost = [
  ...['from', 'sender', 'reply-to', 'to', 'cc', 'date', 'message-id', 'in-reply-to', 'references', 'subject'],
  ...['mime-version', 'content-type', 'content-transfer-encoding', 'list-id', 'list-unsubscribe', 'precedence'],
  ...['list-unsubscribe-post', 'auto-submitted', 'content-language'],
]
const dotAtom = "[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const grammars: Record<string, RegExp> = {
  date: /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d [+-]\d{4}$/,
  'message-id': new RegExp(`^<${dotAtom}@${dotAtom}>$`),
  'mime-version': /^1\.0$/,
  'content-language': /^[a-z]{2}$/,
  'list-id': new RegExp(`^<${dotAtom}>$`), // RFC 2919
  'list-unsubscribe': /^<https:\/\/[\x21-\x7e]+>$/, // RFC 2369, RFC 8058
  'list-unsubscribe-post': /^List-Unsubscribe=One-Click$/, // RFC 8058
}

/**
 * Reads a mail as the RFCs write it and as no mail program insists on: throws for whatever is not by the letter. For text
 * in UTF-8, plain or as the alternatives of one multipart, which is all that we send. `raw` is Latin-1, byte for byte.
 */
export function readStrictly(raw: string): StrictMail {
  check(!/\r(?!\n)|(?<!\r)\n/.test(raw), 'a line ends otherwise than with CRLF')
  check(!raw.includes('\0'), 'there is a NUL')
  check(!/[\x80-\xff]/.test(raw), 'a byte has 8 bits, which no server has promised to keep')
  const lines = raw.split('\r\n')
  const longestLine = Math.max(...lines.map(({ length }) => length))
  check(longestLine <= MOST_BYTES_A_LINE, `a line has ${longestLine} bytes`)
  const { headers, body } = readEntity(raw)
  for (const name of ['from', 'to', 'date', 'message-id', 'subject', 'mime-version', 'content-type'])
    check(headers.has(name), `it has no ${name}`)
  for (const name of onceAtMost) check((headers.get(name)?.length ?? 0) <= 1, `it has ${name} twice`)
  for (const [name, grammar] of Object.entries(grammars))
    for (const value of headers.get(name) ?? []) check(grammar.test(value), `${name} cannot be “${value}”`)
  const { type, boundary } = contentType(headers)
  if (!type.startsWith('multipart/')) return { headers, type, parts: [partOf(headers, body)], longestLine }
  check(!headers.has('content-transfer-encoding') || encodingOf(headers) === '7bit', 'a multipart is encoded')
  const parts = bodiesOf(body, boundary).map((entity) => {
    const inner = readEntity(entity)
    return partOf(inner.headers, inner.body)
  })
  return { headers, type, parts, longestLine }
}

function readEntity(text: string) {
  const end = text.indexOf('\r\n\r\n')
  check(end > 0, 'no empty line ends its headers')
  const headers = new Map<string, string[]>()
  for (const field of text.slice(0, end).split(/\r\n(?![ \t])/)) {
    const [, name = '', value = ''] = /^([!-9;-~]+):(.*)$/s.exec(field) ?? []
    check(name !== '', `“${field}” is no header`)
    const pieces = value.split('\r\n')
    const [, ...folded] = pieces
    check(!folded.some((piece) => piece.trim() === ''), `${name} has a line of blanks`)
    for (const piece of pieces)
      if (piece.includes('=?')) check(piece.length <= MOST_BYTES_ENCODED, `encoded words of ${name} are too long`)
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), decodedWords(pieces.join('').trim())])
  }
  return { headers, body: text.slice(end + 4) }
}

/** Each encoded word has to be whole by itself: a letter must not be cut in two (RFC 2047, 5). */
function decodedWords(value: string): string {
  const word = /=\?([^?\s]+)\?([^?\s]+)\?([^?\s]*)\?=/g
  for (const [whole] of value.matchAll(word))
    check(whole.length <= MOST_BYTES_A_WORD, `the encoded word ${whole} is too long`)
  const decoded = value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(word, (_whole, charset: string, encoding: string, text: string) => {
      check(charset.toLowerCase() === 'utf-8', `an encoded word is in ${charset}`)
      check(/^[bq]$/i.test(encoding), `an encoded word is encoded as ${encoding}`)
      if (encoding.toLowerCase() === 'b') return utf8(fromBase64(text))
      check(/^(?:=[\dA-F]{2}|[!-<>-~])*$/.test(text), `the encoded word ${text} has signs that it may not have`)
      return utf8(fromHex(text.replaceAll('_', '=20')))
    })
  check(!/=\?[^?\s]+\?[bq]\?/i.test(decoded), 'an encoded word is not whole')
  return decoded
}

function contentType(headers: Map<string, string[]>) {
  const value = headers.get('content-type')?.[0] ?? ''
  const [, type = '', parameters = ''] = /^([\w-]+\/[\w-]+)((?:;\s*[\w-]+=(?:"[^"]*"|[\w.-]+))*)$/.exec(value) ?? []
  check(type !== '', `content-type cannot be “${value}”`)
  const parameter = (name: string) => new RegExp(`;\\s*${name}=(?:"([^"]*)"|([\\w.-]+))`, 'i').exec(parameters)
  const [, quoted, bare] = parameter('boundary') ?? []
  const [, ...charset] = parameter('charset') ?? []
  return {
    type: type.toLowerCase(),
    boundary: quoted ?? bare ?? '',
    charset: (charset.find(Boolean) ?? '').toLowerCase(),
  }
}

const encodingOf = (headers: Map<string, string[]>) =>
  (headers.get('content-transfer-encoding')?.[0] ?? '7bit').toLowerCase()

function bodiesOf(body: string, boundary: string): string[] {
  check(/^[\w'()+,./:=? -]*[\w'()+,./:=?-]$/.test(boundary), `“${boundary}” is no boundary`)
  check(boundary.length <= MOST_BYTES_OF_A_BOUNDARY, 'the boundary is too long')
  const [preamble = '', ...rest] = `\r\n${body}`.split(`\r\n--${boundary}`)
  check(preamble === '', 'something stands before the first part')
  const last = rest.pop() ?? ''
  check(/^--(?:\r\n)*$/.test(last), 'the multipart does not end')
  return rest.map((part) => {
    check(part.startsWith('\r\n'), 'a delimiter is followed by something else')
    return part.slice(2)
  })
}

function partOf(headers: Map<string, string[]>, body: string): StrictPart {
  const { type, charset } = contentType(headers)
  check(type.startsWith('text/'), `a part is ${type}`)
  const encoding = encodingOf(headers)
  check(charset === 'utf-8', `a part is in “${charset}”`)
  if (encoding === '7bit') return { type, text: body }
  const lines = body.split('\r\n')
  for (const line of lines) check(line.length <= MOST_BYTES_ENCODED, `an encoded line has ${line.length} bytes`)
  if (encoding === 'base64') return { type, text: utf8(fromBase64(lines.join(''))) }
  check(encoding === 'quoted-printable', `a part is encoded as ${encoding}`)
  for (const line of lines) {
    check(/^(?:=[\dA-F]{2}|[\t !-<>-~])*=?$/.test(line), `“${line}” is not quoted-printable`)
    check(!/[ \t]$/.test(line), 'an encoded line ends with a blank, which servers may take away')
  }
  return { type, text: utf8(fromHex(body.replaceAll('=\r\n', ''))) }
}

function fromBase64(text: string): Buffer {
  check(/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text), 'something is not base64')
  return Buffer.from(text, 'base64')
}

const fromHex = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

function utf8(bytes: Buffer): string {
  check(isUtf8(bytes), 'something is not UTF-8')
  return bytes.toString('utf8')
}

function check(isRight: boolean, wrong: string): asserts isRight {
  if (!isRight) throw new Error(`This mail is not by the letter: ${wrong}.`)
}
