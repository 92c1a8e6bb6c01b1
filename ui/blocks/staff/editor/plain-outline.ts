import type { SheetOutline } from '#ui/blocks/staff/editor/milkdown/outline.ts'

/** Headings and words of Markdown that is being typed, without parsing it: near enough until the sheet counts them. */
export function plainOutline(markdown: string): SheetOutline {
  const text = withoutCode(markdown)
  return {
    headings: [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+(.+)$/gm)].map(([, marks = '', words = '']) => ({
      level: marks.length,
      text: words
        .trim()
        .replace(/[ \t]#+$/, '')
        .trimEnd(),
    })),
    words: text.replace(/\]\([^()\n]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0,
  }
}

function withoutCode(markdown: string): string {
  let fence = ''
  const lines = markdown.split('\n').filter((line) => {
    const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    const isCode = fence !== '' || marks !== ''
    if (fence === '') fence = marks
    else if (marks.startsWith(fence) && line.trim() === marks) fence = ''
    return !isCode
  })
  return lines.join('\n')
}
