import { sanitize } from 'storybook/internal/csf'

/** Where a file of stories stands in the sidebar. */
export interface StoryPage {
  name: string
  /** `Primitives/Fields`, `Blocks/Forms`. */
  group: string
  /** What the ids of its stories and pictures begin with. */
  id: string
  /** The id of its page. */
  page: string
}

/** What a file of stories says of its place; undefined where it says nothing. */
export function storyPage(text: string): StoryPage | undefined {
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1]
  if (!title) return undefined
  // Kept where a page has moved in the sidebar: addresses and pictures go by it.
  const id = /^ {2}id: '([^']+)'/m.exec(text)?.[1] ?? sanitize(title)
  const names = title.split('/')
  return { name: names.at(-1) ?? '', group: names.slice(0, -1).join('/'), id, page: `${id}--docs` }
}
