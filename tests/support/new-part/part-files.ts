import { sanitize } from 'storybook/internal/csf'
import { languages } from '#locales/languages.ts'
import { primitiveGroups, shelf } from '#stories/book/primitive-groups.ts'
import { withName, withPart } from './shelves.ts'
import { blockTemplates, primitiveTemplates } from './templates.ts'

export interface NewPart {
  kind: 'block' | 'primitive'
  /** Below `ui/blocks/` or `ui/primitives/`, without an ending: `forms/date-range`. */
  path: string
  /** What it is for: the first sentence of its comment and of its page. */
  purpose: string
  /** Of a primitive: which of the groups it belongs to, `Fields`. */
  group?: string
}

/** What a text that waits for its language begins with; `tests/repo` fails while there is one. */
export const untranslated = '[translate] '

/**
 * The files of a new component as they will be: its own, its stories, its test, for a block its words in six languages.
 * `read` gives the text of the files that have to name it. Throws what is wrong with the request.
 */
export function partFiles(part: NewPart, read: (path: string) => string | undefined): Record<string, string> {
  const { kind, path, purpose } = part
  if (!/^([a-z][a-z0-9]*(-[a-z0-9]+)*\/)*[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path))
    throw new Error(`“${path}” is no path of a component: small letters and hyphens, such as forms/date-range.`)
  if (kind === 'block' && !path.includes('/'))
    throw new Error(`A block lies in a folder of ui/blocks, such as forms/${path}.`)
  if (!purpose.trim() || purpose.includes('*/'))
    throw new Error('Say in a sentence what it is for: it becomes its comment and its page.')
  if (kind === 'primitive' && !(part.group && Object.hasOwn(primitiveGroups, part.group)))
    throw new Error(`Say which group it belongs to: ${Object.keys(primitiveGroups).join(', ')}.`)
  const file = `ui/${kind}s/${path}.tsx`
  if (read(file) !== undefined) throw new Error(`${file} is there already.`)
  const names = namesOf(part)
  return kind === 'block' ? blockFiles(part, names, read) : primitiveFiles(part, names, read)
}

type Names = ReturnType<typeof namesOf>
type Read = (path: string) => string | undefined

function namesOf({ path, group }: NewPart) {
  const slot = path.slice(path.lastIndexOf('/') + 1)
  const words = slot.replaceAll('-', ' ')
  const title = capital(words)
  const folders = path.split('/').slice(0, -1)
  const isStaff = folders[0] === 'staff'
  return {
    slot,
    words,
    title,
    component: words.split(' ').map(capital).join(''),
    storyTitle: [
      ...(group ? [shelf(group, path)] : ['Blocks', ...folders.map((folder) => capital(folder.replaceAll('-', ' ')))]),
      title,
    ].join('/'),
    // Addresses and pictures stay when it moves to another group.
    storyId: group && sanitize(['primitives', ...folders, title].join('/')),
    room: isStaff ? 'staff' : 'site',
    texts: isStaff ? `staff-${slot}` : slot,
  }
}

function blockFiles({ path, purpose }: NewPart, names: Names, read: Read): Record<string, string> {
  const { slot, title, room, texts } = names
  const words = languages.map((language): [string, string] => {
    const text = language === 'en' ? title : untranslated + title
    return [`locales/${language}/${room}/${texts}.json`, `${JSON.stringify({ title: text }, null, 2)}\n`]
  })
  const { component, stories, test } = blockTemplates({ ...names, path, purpose })
  return {
    [`ui/blocks/${path}.tsx`]: component,
    [`stories/blocks/${path}.stories.tsx`]: stories,
    [`tests/ui/${slot}.test.tsx`]: test,
    ...Object.fromEntries(words),
    'locales/texts.ts': withTexts(read('locales/texts.ts') ?? '', names),
  }
}

function primitiveFiles({ path, purpose, group = '' }: NewPart, names: Names, read: Read): Record<string, string> {
  const { component: name, slot, title } = names
  const { component, stories, test } = primitiveTemplates({ ...names, path, purpose })
  const rows = 'tests/ui/conformance-rows.tsx'
  const [groups, sidebar] = ['stories/book/primitive-groups.ts', '.storybook/preview.tsx']
  const row = `  ${name}: { element: (probe) => <${name} {...probe}>Words</${name}> },\n`
  return {
    [`ui/primitives/${path}.tsx`]: component,
    [`stories/primitives/${path}.stories.tsx`]: stories,
    [`tests/ui/${slot}.test.tsx`]: test,
    [rows]: `import { ${name} } from '#ui/primitives/${path}.tsx'\n${read(rows) ?? ''}`.replace(
      'export const rows: Record<string, Row> = {\n',
      (start) => start + row,
    ),
    [groups]: withPart(read(groups) ?? '', group, path),
    [sidebar]: withName(read(sidebar) ?? '', group, title, path.startsWith('staff/')),
  }
}

/** The list of texts that the types go by, with one more file. The formatter sorts its imports. */
function withTexts(list: string, { component, room, texts }: Names): string {
  const name = component.charAt(0).toLowerCase() + component.slice(1)
  const key = texts.includes('-') ? `'${texts}'` : texts
  return `import type ${name} from './en/${room}/${texts}.json'\n${list}`.replace(
    'export interface Texts {\n',
    (start) => `${start}  ${key}: typeof ${name}\n`,
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
