/**
 * What word processors put on the clipboard, as plain HTML: Word's lists are paragraphs with a style, its comments and
 * conditional marks are noise, headings begin below the page's own. The result is parsed by the schema, which knows no
 * script, handler or style. Pictures inside the text are taken out, to be uploaded.
 */
export function cleanPaste(html: string): { html: string; pictures: File[] } {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  const pictures: File[] = []
  for (const noise of body.querySelectorAll('script, style, meta, link, title, template, noscript, iframe, object'))
    noise.remove()
  for (const element of [...body.querySelectorAll('*')])
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
  makeLists(body)
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const picture = pictureIn(src, pictures.length + 1)
    if (picture) pictures.push(picture)
    // A file of somebody else's machine, or of a document that is closed.
    if (picture || !/^(https?:|\/(?!\/))/i.test(src)) image.remove()
  }
  for (const element of body.querySelectorAll('[align], [style*="text-align"]')) {
    element.removeAttribute('align')
    if (element instanceof HTMLElement && !element.closest('table')) element.style.removeProperty('text-align')
  }
  return { html: body.innerHTML, pictures }
}

const withoutConditions = (html: string) =>
  html
    .split(/(?=<!--\[if )/i)
    .map((part) => part.replace(/^<!--\[if [\s\S]*?<!\[endif\]-->/i, ''))
    .join('')
    .replace(/<!\[(?:if|endif)[^<>]*>/gi, '')

/** `mso-list:l0 level2 lfo1` says that a paragraph is an item of a list; its bullet or number stands before the words. */
function makeLists(body: HTMLElement): void {
  let open: { level: number; list: HTMLElement }[] = []
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const style = paragraph.getAttribute('style') ?? ''
    const level = Number(/mso-list:[^;:]*level(\d)/i.exec(style)?.[1] ?? 0)
    if (level === 0 || !(paragraph.previousElementSibling === open[0]?.list)) open = []
    if (level === 0) continue
    const bullet = takeBullet(paragraph)
    const item = document.implementation.createHTMLDocument().createElement('li')
    open = open.filter((each) => each.level <= level)
    let last = open.at(-1)
    if (!last || last.level < level) {
      const list = body.ownerDocument.createElement(/^\(?[\da-z]{1,4}[.)]/i.test(bullet) ? 'ol' : 'ul')
      if (last) (last.list.lastElementChild ?? last.list).append(list)
      else paragraph.before(list)
      last = { level, list }
      open.push(last)
    }
    item.append(...paragraph.childNodes)
    last.list.append(item)
    paragraph.remove()
  }
}

/** Word marks it with `mso-list:Ignore`. */
function takeBullet(paragraph: HTMLElement): string {
  const mark = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  const text = mark?.textContent.trim() ?? ''
  mark?.remove()
  return text
}

function pictureIn(src: string, number: number): File | undefined {
  const [, type = '', content = ''] = /^data:(image\/(?:png|jpeg|webp|avif));base64,([a-z\d+/=\s]+)$/i.exec(src) ?? []
  if (type === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    return new File([bytes], `${number}.${type.slice(6).toLowerCase()}`, { type: type.toLowerCase() })
  } catch {
    return undefined
  }
}
