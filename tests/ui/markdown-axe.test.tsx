import '../../.storybook/styles.css'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import { languages } from '#locales/languages.ts'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import pictures from '#ui/pictures/manifest.json' with { type: 'json' }
import { storyTexts } from '../../.storybook/texts.ts'
import { render } from './render.tsx'

const sizes = new Map<string, { width: number; height: number; widths: number[] }>(Object.entries(pictures))

const everything = `# Headings that begin too high

##### and leave levels out

Words[^a] with *emphasis*, \`code\`, ~~what is gone~~, [a link](/contact) and [another](https://www.w3.org/)[^a].

- [x] One
- [ ] Two

  More of it.

1. One
   - Inside

| Part | Days |
| --- | --: |
| Menu | 2 |
|  | 3 |

| | Alone |
| - | - |
| a | b |

> Quoted, with a picture: ![](/pictures/founder.jpg)

![A person at a table.](/pictures/founder-800.jpg "With words below")

[![The founder](/pictures/founder.jpg)](/about)

\`\`\`html
<a href="/">A very long line that has to scroll in its own frame, because no window is as wide as this line is long</a>
\`\`\`

\`\`\`
plain
\`\`\`

https://vimeo.com/76979871

https://youtu.be/aqz-KE-bpKQ

## More

[^a]: A note.

    ### With a heading
`

test.each(languages)('an article with everything that Markdown makes > in %s axe finds nothing', async (language) => {
  const labels = storyTexts(language).getResource(language, 'blog-post', 'markdown')
  const { html } = renderMarkdown(everything, { language, labels, pictureSize: (slug) => sizes.get(slug) })
  for (const theme of ['day', 'night'] as const) {
    const screen = await render(<ArticleBody html={html} />, { theme, locale: language })
    const { violations, incomplete } = await axe.run(screen.container, { rules: { region: { enabled: false } } })
    const found = [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')]
    expect(
      found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`),
      theme,
    ).toEqual([])
    await screen.unmount()
  }
})
