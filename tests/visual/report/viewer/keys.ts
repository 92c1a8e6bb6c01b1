import { element } from './element.ts'
import type { Judgement } from './judgements.ts'
import { type View, type Zoom, zooms } from './stage.ts'

export interface KeyActions {
  step: (by: 1 | -1) => void
  judge: (judgement: Judgement) => void
  acceptWhole: () => void
  show: (view: View) => void
  enlarge: (by: Zoom) => void
  /** The views of what is shown, in the order of their numbers. */
  possible: () => View[]
}

const keys = {
  'j, k': 'next, previous',
  a: 'accept, and on to the next',
  c: 'accept all of the component',
  d: 'a defect, and on to the next',
  '1 to 5': 'side by side, overlay, slider, blink, marked',
  z: 'larger, and back to fit',
  b: 'turn once while blinking',
  '/': 'search',
} as const

const isOn = element('input', { type: 'checkbox', checked: true })

/** What each key does, and the switch that turns them off: who dictates would press them by speaking (WCAG 2.2, 2.1.4). */
export function keysHelp(): HTMLElement {
  return element(
    'details',
    {},
    element('summary', {}, 'Keys'),
    element(
      'dl',
      {},
      ...Object.entries(keys).map(([key, words]) =>
        element('div', {}, element('dt', {}, element('kbd', {}, key)), element('dd', {}, words)),
      ),
    ),
    element('label', { class: 'switch' }, isOn, 'Listen to single keys'),
  )
}

export function listenToKeys({ step, judge, acceptWhole, show, enlarge, possible }: KeyActions): void {
  let size = 0
  document.addEventListener('keydown', (event) => {
    if (!isOn.checked || event.ctrlKey || event.metaKey || event.altKey) return
    if (
      event.target instanceof Element &&
      event.target.closest('input:not([type=checkbox], [type=range]), select, textarea')
    )
      return
    const view = possible()[Number(event.key) - 1]
    const actions: Record<string, () => void> = {
      j: () => step(1),
      k: () => step(-1),
      a: () => judge('accepted'),
      c: acceptWhole,
      d: () => judge('defect'),
      z: () => {
        size = (size + 1) % zooms.length
        enlarge(zooms[size] ?? 0)
      },
      b: () => document.querySelector<HTMLElement>('[data-turn]')?.click(),
      '/': () => document.querySelector<HTMLElement>('[name=words]')?.focus(),
    }
    const action = view ? () => show(view) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
}
