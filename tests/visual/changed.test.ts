import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { changedStories } from './changed.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dritare-changed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const imports: Record<string, string[]> = {
  './ui/primitives/badge.tsx': ['./stories/primitives/badge.stories.tsx', './stories/book/pairs/shown.tsx'],
  './stories/book/pairs/shown.tsx': ['./.storybook/docs-page.tsx?v=1'],
  './.storybook/docs-page.tsx': ['./.storybook/preview.tsx'],
  './ui/lib/idle-part.tsx': ['./.storybook/preview.tsx'],
}
const modules = Object.entries(imports).map(([name, importers]) => ({
  name,
  reasons: importers.map((moduleName) => ({ moduleName })),
}))
const importPath = './stories/primitives/badge.stories.tsx'
writeFileSync(path.join(folder, 'preview-stats.json'), JSON.stringify({ modules }))
writeFileSync(
  path.join(folder, 'index.json'),
  JSON.stringify({
    entries: { 'primitives-badge--ink': { importPath }, 'pages-home--ready': { importPath: './x.tsx' } },
  }),
)
const changed = (...files: string[]) => changedStories(folder, 'HEAD', files)

it('a component that a document shows as an example changes its own stories, not all', () => {
  expect(changed('ui/primitives/badge.tsx')).toEqual(new Set(['primitives-badge--ink']))
  expect(changed('stories/book/pairs/shown.tsx', '.storybook/docs-page.tsx')).toEqual(new Set())
})

it('what every story is drawn with changes all', () => {
  expect(changed('ui/lib/idle-part.tsx')).toBeUndefined()
  expect(changed('.storybook/preview.tsx')).toBeUndefined()
  expect(changed('tests/visual/camera.ts')).toBeUndefined()
})
