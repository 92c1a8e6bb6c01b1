/** As long as the longest text a visitor may send. */
const LENGTH = 5000

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

/**
 * Texts that an expression which tries everything twice does not survive: pieces over and over, after the beginning that
 * the expression asks for and before an end that it does not expect.
 */
export function hostileTexts(source: string): string[] {
  const words = source.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const signs = new Set(source.replace(/\\./g, (escaped) => escaped.slice(1)))
  const pieces = new Set([
    ...repeated,
    ...signs,
    ...words.flatMap((word) => [word, `${word} `, `${word} a `]),
    words.join(' '),
  ])
  const begin = /^\^?((?:\\\W|[^\\^$.*+?()[\]{}|])*)/.exec(source)?.[1]?.replaceAll('\\', '') ?? ''
  return [...pieces].filter(Boolean).flatMap((piece) => {
    const body = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
    return [`${body}\u0000`, `${body}1`, ...(begin ? [`${begin}${body}\n!`] : [])]
  })
}
