import type { Entry } from '../entry.ts'
import { element } from './element.ts'
import { languageName, reasonsOf } from './filters.ts'
import type { Judgement } from './judgements.ts'

export interface ListState {
  shown: Entry[]
  chosen: Entry | undefined
  judgementOf: (id: string) => Judgement | undefined
  onChoose: (entry: Entry) => void
}

const marks: Record<Judgement, string> = { accepted: 'accepted', defect: 'a defect' }

/** The differences, one group a component. */
export function entryList({ shown, chosen, judgementOf, onChoose }: ListState): HTMLElement {
  const groups = [...Map.groupBy(shown, ({ title }) => title)]
  return element(
    'nav',
    { class: 'list', 'aria-label': 'Differences' },
    ...groups.flatMap(([title, entries]) => [
      element('h2', {}, title.replaceAll('/', ' / ')),
      element(
        'ul',
        {},
        ...entries.map((entry) => {
          const judgement = judgementOf(entry.id)
          return element(
            'li',
            {},
            element(
              'button',
              {
                type: 'button',
                'data-id': entry.id,
                'data-judgement': judgement,
                'aria-current': entry === chosen ? 'true' : undefined,
                click: () => onChoose(entry),
              },
              element('strong', {}, entry.name),
              element('span', {}, placeOf(entry)),
              element(
                'span',
                { class: 'why' },
                [...reasonsOf(entry), judgement && marks[judgement]].filter(Boolean).join(' · '),
              ),
            ),
          )
        }),
      ),
    ]),
    shown.length === 0 && element('p', {}, 'Nothing fits the filter.'),
  )
}

/** Where a picture was taken: width, theme, language. */
export function placeOf({ width, theme, language }: Entry): string {
  return [width ? `${width} px` : '', theme, languageName(language)].filter(Boolean).join(' · ')
}
