import type { SheetOutline } from '#ui/blocks/staff/editor/milkdown/outline.ts'

/** Headings and words of Markdown that is being typed, without parsing it: near enough until the sheet counts them. */
export function plainOutline(markdown: string): SheetOutline {
  const text = markdown.replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?^ {0,3}\2[`~]*[ \t]*$/gm, '')
  return {
    headings: [...text.matchAll(/^ {0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*$/gm)].map(([, marks = '', words = '']) => ({
      level: marks.length,
      text: words,
    })),
    words: text.replace(/\]\([^()\n]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0,
  }
}
