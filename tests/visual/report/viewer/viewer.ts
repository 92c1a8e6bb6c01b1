import type { Entry, Report } from '../entry.ts'
import { acceptAll, acceptMany } from './commands.ts'
import { commandLine, fileList, ownCommands, regionList } from './details.ts'
import { element } from './element.ts'
import { everything, filterForm, isShown } from './filters.ts'
import { type Judgement, openJudgements } from './judgements.ts'
import { keysHelp, listenToKeys } from './keys.ts'
import { entryList, placeOf } from './list.ts'
import { stage, type View, views, viewsOf, type Zoom, zooms } from './stage.ts'

const report: Report = JSON.parse(document.getElementById('report-facts')?.textContent ?? '{}')
const { entries } = report
const judgements = openJudgements(report.madeAt)

let filter = everything
let chosen: Entry | undefined = entries[0]
let view: View = 'side'
let zoom: Zoom = 0
let region: number | undefined

const listPlace = element('div', { class: 'list-place' })
const mainPlace = element('main', {})
const gatheredPlace = element('section', { class: 'gathered', 'aria-label': 'Accepted so far' })
const footPlace = element('footer', {})
const count = element('p', { role: 'status', class: 'count' })

function shown(): Entry[] {
  return entries.filter((entry) => isShown(entry, filter))
}

function choose(entry: Entry | undefined): void {
  chosen = entry
  region = undefined
  draw()
  listPlace.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

function step(by: 1 | -1): void {
  const all = shown()
  const index = chosen ? all.indexOf(chosen) : -1
  choose(all[Math.min(all.length - 1, Math.max(0, index + by))])
}

/** Judges what is shown and goes on to the next that is not judged; the same judgement again takes it back. */
function judge(judgement: Judgement): void {
  if (!chosen || (judgement === 'accepted' && chosen.kind === 'failed')) return
  const isBack = judgements.of(chosen.id) === judgement
  judgements.set(chosen.id, isBack ? undefined : judgement)
  const all = shown()
  const after = [...all.slice(all.indexOf(chosen) + 1), ...all]
  choose(isBack ? chosen : (after.find(({ id }) => !judgements.of(id)) ?? chosen))
}

/** Accepts every picture of the component at hand, and goes on to the next component. */
function acceptWhole(): void {
  const { component } = chosen ?? {}
  for (const entry of entries)
    if (entry.component === component && entry.kind !== 'failed') judgements.set(entry.id, 'accepted')
  choose(shown().find(({ id }) => !judgements.of(id)) ?? chosen)
}

function lookAt(index: number): void {
  region = index
  if (zoom === 0) zoom = 2
  draw()
  for (const mark of mainPlace.querySelectorAll('[data-chosen]'))
    mark.scrollIntoView({ block: 'nearest', inline: 'center' })
}

function draw(): void {
  const focused = document.activeElement?.getAttribute('data-id') ?? document.activeElement?.getAttribute('data-act')
  const all = shown()
  count.textContent = `${all.length} of ${entries.length} shown, ${entries.filter(({ id }) => judgements.of(id)).length} judged`
  listPlace.replaceChildren(entryList({ shown: all, chosen, judgementOf: judgements.of, onChoose: choose }))
  mainPlace.replaceChildren(...(chosen ? one(chosen) : [element('p', {}, 'Everything is as expected.')]))
  gatheredPlace.replaceChildren(gathered())
  footPlace.replaceChildren(...together())
  if (focused) document.querySelector<HTMLElement>(`[data-id="${focused}"], [data-act="${focused}"]`)?.focus()
}

function one(entry: Entry): HTMLElement[] {
  const possible = viewsOf(entry)
  const current = possible.includes(view) ? view : 'side'
  const judgement = judgements.of(entry.id)
  return [
    element(
      'div',
      { class: 'head' },
      element(
        'div',
        {},
        element('h2', {}, entry.name || entry.id),
        element('p', {}, `${entry.title.replaceAll('/', ' / ')} · ${placeOf(entry)}`),
      ),
      element(
        'div',
        { class: 'judge', role: 'group', 'aria-label': 'Judge' },
        entry.kind !== 'failed' && act('accept', 'Accept', () => judge('accepted'), judgement === 'accepted'),
        entry.kind !== 'failed' && act('accept-component', 'Accept component', acceptWhole, false),
        act('defect', 'Defect', () => judge('defect'), judgement === 'defect'),
      ),
    ),
    regionList(entry, lookAt),
    element(
      'div',
      { class: 'tools' },
      element(
        'div',
        { role: 'group', 'aria-label': 'View' },
        ...possible.map((name) => act(`view-${name}`, views[name], () => show(name), name === current)),
      ),
      element(
        'div',
        { role: 'group', 'aria-label': 'Size' },
        ...zooms.map((one) =>
          act(`zoom-${one}`, one === 0 ? 'Fit' : `${one * 100} %`, () => enlarge(one), one === zoom),
        ),
      ),
    ),
    stage({ entry, view: current, zoom, region }),
    element('div', { class: 'facts' }, fileList(entry), ownCommands(entry)),
  ]
}

function act(name: string, words: string, click: () => void, isPressed: boolean): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'act', 'data-act': name, 'aria-pressed': `${isPressed}`, click },
    words,
  )
}

function show(name: View): void {
  view = name
  draw()
  bringPictures()
}

function enlarge(by: Zoom): void {
  zoom = by
  draw()
  bringPictures()
}

/** Whoever asks for a view wants to see it: below the fold it is brought up, and its first place into its window. */
function bringPictures(): void {
  const pictures = mainPlace.querySelector('.stage')
  if (pictures && pictures.getBoundingClientRect().bottom > innerHeight)
    mainPlace.querySelector('.tools')?.scrollIntoView({ block: 'start' })
  for (const opening of mainPlace.querySelectorAll<HTMLElement>('.window')) {
    const place = opening.querySelector<HTMLElement>('[data-chosen], .region')
    if (place) opening.scrollTo(place.offsetLeft - opening.clientWidth / 3, place.offsetTop - opening.clientHeight / 3)
  }
}

/** What was accepted, as one command, beside what judges. */
function gathered(): HTMLElement {
  const accepted = entries.filter(({ id }) => judgements.of(id) === 'accepted')
  return accepted.length > 0
    ? commandLine(`What you accepted (${accepted.length})`, acceptMany(accepted, entries))
    : element('p', {}, 'Press Accept on what was meant: the command gathers here.')
}

/** Everything at once, and what a second look took back. */
function together(): HTMLElement[] {
  return [
    element('h2', {}, 'Accept all'),
    commandLine('Everything, named stories and pictures alike', acceptAll),
    ...(report.twice.length > 0
      ? [
          element('h2', {}, 'As expected at the second look only'),
          element('ul', {}, ...report.twice.map((name) => element('li', {}, name))),
        ]
      : []),
  ]
}

const { hash, date, subject, isClean } = report.commit
document.getElementById('report')?.replaceChildren(
  element(
    'header',
    {},
    element('h1', {}, entries.length === 1 ? '1 difference' : `${entries.length} differences`),
    element(
      'p',
      {},
      `Taken ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(report.madeAt)}, at ${hash} of ${date} (${subject})${isClean ? '.' : ', with changes that are not committed.'}`,
    ),
    keysHelp(),
  ),
  filterForm(entries, (next) => {
    filter = next
    if (!chosen || !isShown(chosen, filter)) chosen = shown()[0]
    region = undefined
    draw()
  }),
  count,
  ...(entries.length > 0 ? [gatheredPlace] : []),
  element('div', { class: 'desk' }, listPlace, mainPlace),
  footPlace,
)
listenToKeys({ step, judge, acceptWhole, show, enlarge, possible: () => (chosen ? viewsOf(chosen) : []) })
draw()
