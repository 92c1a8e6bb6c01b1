const element =
  /^<\/?(script|iframe|object|embed|svg|math|form|base|meta|link|style|template|video|audio)\b|\son\w+\s*=/i
const address = /\b(href|src)="\s*(javascript|vbscript|data):/i

/** Tags in HTML of ours that would do something. Whatever writes it quotes values, and has no `<` in a text. */
export function liveTags(html: string): string[] {
  const tags = html.match(/<[^"<>]*(?:"[^"]*"[^"<>]*)*>/g) ?? []
  return tags.filter((tag) => element.test(tag.replace(/"[^"]*"/g, '""')) || address.test(tag))
}
