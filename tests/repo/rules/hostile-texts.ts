import { waysThrough } from './ways-through.ts'

/** Repeated whole; each has brought down an expression somewhere. */
const repeated = [
  ...['a', 'A', 'aA', `a${'A'.repeat(20)}`, 'aAAAA1', 'ab', '0', '0a', 'é', 'жa', '\u0301', '\u{1F600}'],
  ...[' ', '\t', '\n', '\r\n', '\r', '\u2028', 'a ', 'a\n', ' a.', 'a,', '"', '""', '",', "'", '\\', '\\"'],
  ...[
    '/',
    '//',
    './',
    '../',
    '/a',
    '.',
    '..',
    'a.',
    '-',
    'a-',
    '_',
    '@',
    'a@',
    'a@a.',
    '?',
    '#',
    '&',
    '&a',
    '%',
    '%0',
    '=',
  ],
  ...[
    '<',
    '<a',
    '<a ',
    '</',
    '<!--',
    '[',
    '![',
    '](',
    '[a](',
    '{',
    '{{',
    '{{a',
    '(',
    '*',
    '**a',
    '~~a',
    '`',
    '$',
    '!',
    ':',
  ],
  ...['http://', 'www.', 'HTTP/1', 'mailto:a'],
]

/** A beginning, what is repeated, and an end. */
export type HostileText = [begin: string, repeated: string, end: string]

/** `repeated` as often as `length` has room for. */
export function hostileText([begin, repeated, end]: HostileText, length: number): string {
  return `${begin}${repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length)}${end}`
}

/**
 * Texts that an expression which tries everything twice does not survive: pieces over and over, after the beginning that
 * the expression asks for and before an end that it does not expect.
 */
export function hostileTexts(source: string, flags: string): HostileText[] {
  const words = source.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const signs = new Set(source.replace(/\\./g, (escaped) => escaped.slice(1)))
  const pieces = new Set([
    ...repeated,
    ...signs,
    ...words.flatMap((word) => [word, `${word} `, `${word} a `]),
    words.join(' '),
  ])
  const begin = /^\^?((?:\\\W|[^\\^$.*+?()[\]{}|])*)/.exec(source)?.[1]?.replaceAll('\\', '') ?? ''
  const texts = [...pieces]
    .filter(Boolean)
    .flatMap((piece): HostileText[] => [
      ['', piece, '\u0000'],
      ['', piece, '1'],
      ...(begin ? [[begin, piece, '\n!'] satisfies HostileText] : []),
    ])
  // Without open repetition, a match is as long as the expression at most.
  return isOpen(source) ? [...texts, ...ownTexts(source, flags)] : texts
}

export const isOpen = (source: string) => /[*+]|,\}/.test(source)

/** Each part of what the expression itself matches over and over, before what follows it there and before what does not. */
function ownTexts(source: string, flags: string): HostileText[] {
  const texts = new Map<string, HostileText>()
  for (const way of waysThrough(source, flags)) {
    const part = (from: number, to?: number) => way.slice(from, to).join('')
    for (let from = 0; from < way.length; from++)
      for (let to = from + 1; to <= way.length; to++)
        for (const begin of ['', part(0, from)])
          for (const end of ['', 'x', part(to), `${part(to)}x`]) {
            const text: HostileText = [begin, part(from, to), end]
            if (text[1]) texts.set(text.join('\u0000'), text)
          }
  }
  return [...texts.values()]
}
