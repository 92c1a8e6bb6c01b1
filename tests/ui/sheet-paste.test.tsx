import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSheet, type Sheet } from '#ui/blocks/staff/editor/milkdown/create-sheet.ts'

let host: HTMLElement
let sheet: Sheet
const upload = vi.fn(async (file: File) => ({ src: `/pictures/${file.type.slice(6)}`, alt: 'Uploaded' }))

beforeAll(async () => {
  host = document.createElement('div')
  document.body.append(host)
  sheet = await createSheet(host, '', {
    words: (name) => name,
    pictureAddress: () => 'data:,',
    onStatus: () => {},
    onDocument: () => {},
    onMenuKey: () => false,
    onUploads: () => {},
    uploadPicture: upload,
  })
})
afterAll(async () => {
  await sheet.destroy()
  host.remove()
})

function paste(fill: (clipboard: DataTransfer) => void): string {
  sheet.load('')
  sheet.view.focus()
  const clipboardData = new DataTransfer()
  fill(clipboardData)
  sheet.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return sheet.markdown()
}

const pasteHtml = (html: string) => paste((clipboard) => clipboard.setData('text/html', html))

const item = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`

describe('pasting', () => {
  test('from Word keeps headings, emphasis and nested lists, and nothing else', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head><body><!--StartFragment--><h1>A title<o:p></o:p></h1><p class=MsoNormal style='margin-bottom:8pt'>Some <b>bold</b> and <i>italic</i> words.<o:p></o:p></p>${item(1, '·', 'one')}${item(2, 'o', 'inside')}${item(1, '·', 'two')}<p class=MsoNormal>Between.</p>${item(1, '1.', 'first')}${item(1, '2.', 'second')}<!--EndFragment--></body></html>`
    expect(pasteHtml(html)).toBe(
      '## A title\n\nSome **bold** and *italic* words.\n\n- one\n  - inside\n- two\n\nBetween.\n\n1. first\n2. second\n',
    )
  })

  test('from Google Docs does not make all of it bold', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">A title</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal">Plain and </span><span style="font-weight:700">bold</span><span style="font-weight:400">.</span></p><ul><li dir="ltr"><p dir="ltr"><span>one</span></p></li></ul></b>'
    expect(pasteHtml(html)).toBe('## A title\n\nPlain and **bold**.\n\n- one\n')
  })

  test('from a page keeps links, tables and code, and levels its headings', () => {
    const html =
      '<nav style="display:none"></nav><h1 class="x">Title</h1><h6>Deep</h6><p>A <a href="https://example.org/a" onclick="x()">link</a> and <code>code</code>.</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><pre><code>x = 1\ny</code></pre>'
    expect(pasteHtml(html)).toBe(
      '## Title\n\n#### Deep\n\nA [link](https://example.org/a) and `code`.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```\nx = 1\ny\n```\n',
    )
  })

  test('of Markdown is read as Markdown', () => {
    expect(paste((clipboard) => clipboard.setData('text/plain', '## A title\n\n- [x] done'))).toBe(
      '## A title\n\n- [x] done\n',
    )
  })

  test('of a picture uploads it', async () => {
    paste((clipboard) => clipboard.items.add(new File(['x'], 'a.png', { type: 'image/png' })))
    await expect.poll(() => sheet.markdown()).toBe('![Uploaded](/pictures/png)\n')
  })

  test('of a picture inside a text uploads it, and keeps the text', async () => {
    pasteHtml('<p>Words</p><img src="data:image/jpeg;base64,eA==">')
    await expect.poll(() => sheet.markdown()).toBe('Words![Uploaded](/pictures/jpeg)\n')
  })

  test('of a picture from a closed document leaves it out', () => {
    expect(pasteHtml('<p>Words <img src="file:///C:/a.png"></p>')).toBe('Words\n')
  })
})
