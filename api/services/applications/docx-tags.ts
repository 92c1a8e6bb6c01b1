/** A tag with the text that follows it, up to the next one. */
export interface Tag {
  name: string // without its prefix; of an end with the slash
  attributes: () => Map<string, string> // by whole name
  text: string
  length: number // characters up to the next one
}

/** What may stand between tags, by how it begins and ends. Of these only the content of CDATA is text. */
const asides = [
  { begin: '!--', end: '-->', isText: false },
  { begin: '![CDATA[', end: ']]>', isText: true },
  { begin: '?', end: '?>', isText: false },
] as const

/** Any letters may be a prefix (Namespaces in XML, section 3). */
const tagName = /^\/?(?:[^\s/:>]*:)?([^\s/:>]*)/
const attribute = /(?<=\s)([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The tags of XML as a reader understands them, in one walk: comments and CDATA within a text are part of it. */
export function* tagsIn(xml: string): Generator<Tag> {
  let tag: Tag | undefined
  let aside: (typeof asides)[number] | undefined
  // No attribute contains `<`.
  for (const piece of xml.split('<')) {
    const begun = aside ? undefined : asides.find(({ begin }) => piece.startsWith(begin))
    if (aside) aside = addAside(aside, `<${piece}`, tag)
    else if (begun) aside = addAside(begun, piece.slice(begun.begin.length), tag)
    else {
      if (tag) yield tag
      tag = tagOf(piece)
    }
    if (tag) tag.length += 1 + piece.length
  }
  if (tag) yield tag
}

/** Undefined once it has ended. */
function addAside(aside: (typeof asides)[number], piece: string, tag: Tag | undefined) {
  const end = piece.indexOf(aside.end)
  const within = end < 0 ? piece : piece.slice(0, end)
  if (tag && aside.isText) tag.text += within
  if (end < 0) return aside
  if (tag) tag.text += withoutReferences(piece.slice(end + aside.end.length))
  return undefined
}

function tagOf(piece: string): Tag {
  const end = endOf(piece)
  const inside = piece.slice(0, end)
  const [, name = ''] = tagName.exec(inside) ?? []
  return {
    name: inside.startsWith('/') ? `/${name}` : name,
    // What is written as a number is no sign of XML: read before it is replaced.
    attributes: () =>
      new Map(
        Array.from(inside.matchAll(attribute), ([, key = '', double, single]) => [
          key,
          withoutReferences(double ?? single ?? ''),
        ]),
      ),
    text: withoutReferences(piece.slice(end + 1)),
    length: 0,
  }
}

/** Attributes may contain `>`. */
function endOf(piece: string): number {
  for (let at = 0; at < piece.length; at++) {
    const sign = piece.charAt(at)
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    at = piece.indexOf(sign, at + 1)
    if (at < 0) break
  }
  return piece.length
}

function withoutReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&#(?:x([0-9a-f]{1,8})|(\d{1,9}));/gi, (reference, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference
  })
}
