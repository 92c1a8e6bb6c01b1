import type { Nodes, Root } from 'mdast'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'
import { createSheet, type Sheet } from '#ui/blocks/staff/editor/milkdown/create-sheet.ts'
import { markdownSnippets, writtenAnew } from '../support/data/markdown-snippets.ts'

const posts = import.meta.glob<string>('../../api/content/posts/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

async function open(markdown: string): Promise<Sheet & AsyncDisposable> {
  const host = document.createElement('div')
  document.body.append(host)
  const sheet = await createSheet(host, markdown, {
    words: (name) => name,
    pictureAddress: () => 'data:,',
    onStatus: () => {},
    onDocument: () => {},
    onMenuKey: () => false,
    onUploads: () => {},
  })
  return {
    ...sheet,
    async [Symbol.asyncDispose]() {
      await sheet.destroy()
      host.remove()
    },
  }
}

/** Changes the text and takes the change back in another way than undo, so that all of it is written anew. */
function rewritten(sheet: Sheet): string {
  const { tr, doc } = sheet.view.state
  const paragraph = doc.type.schema.node('paragraph', null, doc.type.schema.text('end'))
  sheet.view.dispatch(tr.insert(doc.content.size, paragraph))
  const text = sheet.markdown()
  expect(text.endsWith('end\n')).toBe(true)
  return text.slice(0, -'end\n'.length)
}

/** What a text says, without where it stands in its file. */
function meaning(markdown: string): unknown {
  return plain(parseMarkdown(markdown))
}

function plain(node: Nodes | Root): unknown {
  const { position: _, ...rest } = node as Nodes & { position?: unknown; children?: Nodes[] }
  return 'children' in rest ? { ...rest, children: (rest.children as Nodes[]).map(plain) } : rest
}

describe('a post that is opened and written again', () => {
  const bodies = Object.entries(posts).map(
    ([file, text]) => [file.slice(28), text.replace(/^---\n[\s\S]*?\n---\n/, '')] as const,
  )

  test('there are 72 of them', () => expect(bodies).toHaveLength(72))

  test.each(bodies)('%s says the same', async (_file, body) => {
    await using sheet = await open(body)
    expect(sheet.markdown()).toBe(body)
    expect(meaning(rewritten(sheet))).toEqual(meaning(body))
  })
})

describe('a piece of the dialect', () => {
  test.each(markdownSnippets)('%j says the same', async (snippet) => {
    await using sheet = await open(snippet)
    expect(sheet.markdown()).toBe(snippet)
    expect(meaning(rewritten(sheet))).toEqual(meaning(snippet))
  })
})

describe('a piece that is written another way', () => {
  test.each(writtenAnew)('%j', async (snippet, written) => {
    await using sheet = await open(snippet)
    expect(sheet.markdown()).toBe(snippet)
    expect(rewritten(sheet)).toBe(`${written}\n`)
  })
})
