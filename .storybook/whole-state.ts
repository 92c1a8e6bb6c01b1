import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { measureComponents } from './component-sizes.ts'
import { type LastRun, readLastRun } from './last-run.ts'
import { storyPage } from './story-page.ts'

const root = path.join(import.meta.dirname, '..')
const moduleName = 'virtual:whole-state'

export interface ComponentState {
  name: string
  /** `Primitives/Fields`, `Blocks/Forms`. */
  group: string
  /** The id of its page. */
  page: string
  stories: number
  /** Pictures that are expected, those kept as fingerprints with them. */
  pictures: number
  /** Files of tests that import it. */
  tests: number
  /** Compressed bytes of its own code. */
  bytes?: number
}

export interface WholeState {
  /** Undefined in a copy whose tests never ran as a whole. */
  run: LastRun | undefined
  components: ComponentState[]
}

/** What the last full run found, and what each component has. */
export async function readState(): Promise<WholeState> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
  const sizes = await measureComponents()
  const tests = filesOf('tests/**/*.test.{ts,tsx}').map(read)
  const shots = [
    ...filesOf('tests/visual/baselines/*.webp').map((file) => path.basename(file)),
    ...Object.keys(JSON.parse(read('tests/visual/fingerprints.json')) as object),
  ]
  const picturesOf = new Map<string, number>()
  for (const shot of shots) {
    const title = shot.split('--')[0] ?? ''
    picturesOf.set(title, (picturesOf.get(title) ?? 0) + 1)
  }
  const components = filesOf('stories/{primitives,blocks}/**/*.stories.tsx').flatMap((story): ComponentState[] => {
    const text = read(story)
    const place = storyPage(text)
    if (!place) return []
    const { name, group, id, page } = place
    const file = story.replace('stories/', 'ui/').replace('.stories.tsx', '.tsx')
    const bytes = sizes[file]
    return [
      {
        name,
        group,
        page,
        stories: [...text.matchAll(/^export const \w+/gm)].length,
        pictures: picturesOf.get(id) ?? 0,
        tests: tests.filter((one) => one.includes(`#${file}'`)).length,
        ...(bytes !== undefined && { bytes }),
      },
    ]
  })
  return { run: readLastRun(), components: components.toSorted((one, other) => (one.page < other.page ? -1 : 1)) }
}

/** Gives the page *State* what it shows, as the module `virtual:whole-state`. */
export function wholeState(): Plugin {
  return {
    name: 'whole-state',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: async (id) =>
      id === `\0${moduleName}` ? `export const state = ${JSON.stringify(await readState())}` : undefined,
  }
}
