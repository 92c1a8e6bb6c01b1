import type { Entry } from '../entry.ts'
import { element } from './element.ts'

export interface Filter {
  words: string
  component: string
  theme: string
  language: string
  reason: string
}

export const everything: Filter = { words: '', component: '', theme: '', language: '', reason: '' }

export function isShown(entry: Entry, { words, component, theme, language, reason }: Filter): boolean {
  return (
    `${entry.title} ${entry.name} ${entry.id} ${entry.regions.map((region) => region.words).join(' ')}`
      .toLowerCase()
      .includes(words.toLowerCase().trim()) &&
    (component === '' || entry.component === component) &&
    (theme === '' || entry.theme === theme) &&
    (language === '' || entry.language === language) &&
    (reason === '' || reasonsOf(entry).includes(reason))
  )
}

/** Why an entry is here, in the words that the list and the filter share. */
export function reasonsOf({ kind, reasons }: Entry): string[] {
  if (kind !== 'different') return [kind]
  return reasons.length > 0 ? reasons : ['not measured']
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
export const languageName = (code: string) => (code ? (languageNames.of(code) ?? code) : '')

/** The form that narrows the list. */
export function filterForm(entries: Entry[], onChange: (filter: Filter) => void): HTMLFormElement {
  const choices = (values: string[]) => [...new Set(values)].filter(Boolean).toSorted()
  const titleOf = (component: string) => entries.find((entry) => entry.component === component)?.title ?? component
  const components = [...new Set(entries.map(({ component }) => component))].filter(Boolean)
  const form = element(
    'form',
    {
      class: 'filters',
      role: 'search',
      'aria-label': 'Filter',
      input: changed,
      submit: (event) => event.preventDefault(),
    },
    element(
      'label',
      {},
      'Search',
      element('input', { type: 'search', name: 'words', autocomplete: 'off', 'aria-keyshortcuts': '/' }),
    ),
    choice(
      'Component',
      'component',
      components.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), 'en')),
      (component) => titleOf(component).replaceAll('/', ' / '),
    ),
    choice('Theme', 'theme', choices(entries.map(({ theme }) => theme))),
    choice('Language', 'language', choices(entries.map(({ language }) => language)), languageName),
    choice('Reason', 'reason', choices(entries.flatMap(reasonsOf))),
  )
  function changed() {
    const values = new FormData(form)
    const of = (name: string) => String(values.get(name) ?? '')
    onChange({
      words: of('words'),
      component: of('component'),
      theme: of('theme'),
      language: of('language'),
      reason: of('reason'),
    })
  }
  return form
}

function choice(label: string, name: string, values: string[], wordsFor = (value: string) => value): HTMLLabelElement {
  return element(
    'label',
    {},
    label,
    element(
      'select',
      { name },
      element('option', { value: '' }, 'All'),
      ...values.map((value) => element('option', { value }, wordsFor(value))),
    ),
  )
}
