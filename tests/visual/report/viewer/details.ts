import type { Entry } from '../entry.ts'
import { acceptComponent, acceptOne, lookAgain } from './commands.ts'
import { element } from './element.ts'

/** A command to take along. */
export function commandLine(label: string, command: string): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'act', 'aria-label': `Copy: ${label}`, click: copy },
    'Copy',
  )
  async function copy() {
    try {
      await navigator.clipboard.writeText(command)
      button.textContent = 'Copied'
    } catch {
      // Some browsers give a page from disk no clipboard: the words are marked, for the keyboard to copy.
      getSelection()?.selectAllChildren(code)
      button.textContent = 'Marked: copy it'
    }
  }
  const code = element('code', {}, command)
  return element('div', { class: 'command' }, element('span', {}, label), code, button)
}

/** What was measured, place by place. */
export function regionList(entry: Entry, onChoose: (index: number) => void): HTMLElement {
  const { regions, more, note, kind, pixels } = entry
  return element(
    'section',
    { class: 'regions', 'aria-label': 'What differs' },
    note ? element('p', {}, kind === 'failed' ? `Failed: ${note}` : note) : undefined,
    kind === 'new' && element('p', {}, 'There is no picture yet to expect.'),
    pixels > 0 && element('p', {}, `${new Intl.NumberFormat('en').format(pixels)} pixels differ.`),
    element(
      'ol',
      {},
      ...regions.map(({ reason, words, element: name, x, y, width, height }, index) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', click: () => onChoose(index) },
            element('strong', {}, reason),
            ` ${words}`,
            element('span', {}, `${name ? `in ${name}, ` : ''}${width} × ${height} px at ${x}, ${y}`),
          ),
        ),
      ),
    ),
    more > 0 && element('p', {}, `And ${more} smaller places.`),
  )
}

/** Who can be asked: the files behind a story, and their last commits. */
export function fileList({ files }: Entry): HTMLElement {
  return element(
    'section',
    { class: 'files', 'aria-label': 'Files' },
    element('h3', {}, 'Files'),
    element(
      'ul',
      {},
      ...files.map(({ path, commit, isUncommitted }) =>
        element(
          'li',
          {},
          element('code', {}, path),
          isUncommitted && element('strong', {}, 'Changed since the last commit'),
          commit
            ? element('span', {}, `${commit.hash}, ${commit.date}: ${commit.subject}`)
            : element('span', {}, 'Not committed yet'),
        ),
      ),
    ),
  )
}

export function ownCommands(entry: Entry): HTMLElement {
  return element(
    'section',
    { 'aria-label': 'Commands for this' },
    element('h3', {}, 'Commands'),
    entry.kind !== 'failed' && commandLine('Accept this picture', acceptOne(entry)),
    entry.kind !== 'failed' && commandLine('Accept the component', acceptComponent(entry)),
    commandLine('Look again', lookAgain(entry)),
  )
}
