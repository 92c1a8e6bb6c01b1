import type { Entry } from '../entry.ts'
import { element } from './element.ts'

export const views = {
  side: 'Side by side',
  overlay: 'Overlay',
  slider: 'Slider',
  blink: 'Blink',
  marked: 'Marked',
} as const

export type View = keyof typeof views

export const zooms = [0, 1, 2, 4] as const
export type Zoom = (typeof zooms)[number]

const BLINK = 700 // milliseconds; slower than three flashes a second (WCAG 2.2, 2.3.1)

export interface StageState {
  entry: Entry
  view: View
  zoom: Zoom
  /** Number of the region that is looked at. */
  region: number | undefined
}

/** The views that a difference can be shown in: what has nothing to compare with has one. */
export function viewsOf({ expected, actual, marked }: Entry): View[] {
  if (!expected || !actual) return ['side']
  return marked ? ['side', 'overlay', 'slider', 'blink', 'marked'] : ['side', 'overlay', 'slider', 'blink']
}

/** The pictures of one difference. */
export function stage(state: StageState): HTMLElement {
  const { entry, view } = state
  if (!entry.expected && !entry.actual) return element('div', { class: 'stage' })
  if (view === 'side')
    return element(
      'div',
      { class: 'stage side' },
      entry.expected &&
        frame(state, entry.note?.includes('its like') ? 'Its like by day in English' : 'Expected', entry.expected),
      entry.actual && frame(state, 'Now', entry.actual),
    )
  if (view === 'marked' && entry.marked)
    return element('div', { class: 'stage' }, frame(state, 'Marked: the pixels that differ', entry.marked))
  return laidOver(state)
}

function laidOver(state: StageState): HTMLElement {
  const { entry, view } = state
  const over = picture(state, entry.actual ?? '', 'Now')
  const box = frame(
    state,
    { overlay: 'Now over expected', slider: 'Expected left, now right', blink: 'Expected' }[view as 'overlay'],
    entry.expected ?? '',
    over,
  )
  const caption = box.querySelector('figcaption')
  if (view === 'blink') return element('div', { class: 'stage' }, blinking(over, caption), box)
  const show = (part: number) => {
    if (view === 'overlay') over.style.opacity = `${part}`
    else box.style.setProperty('--cut', `${part * 100}%`)
  }
  if (view === 'slider') box.classList.add('is-cut')
  const middle = view === 'slider' ? middleOf(state) : 0.5
  const range = element('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: middle * 100,
    input: () => show(Number(range.value) / 100),
  })
  if (view === 'slider')
    box.querySelector('.canvas')?.addEventListener('pointermove', (event) => {
      if (!(event instanceof PointerEvent) || !(event.currentTarget instanceof HTMLElement)) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      range.value = `${((event.clientX - left) / width) * 100}`
      show(Number(range.value) / 100)
    })
  show(middle)
  return element(
    'div',
    { class: 'stage' },
    element('label', { class: 'range' }, view === 'overlay' ? 'How much of now' : 'Where the cut is', range),
    box,
  )
}

/** Where the picture is cut at first: through what is looked at, or through what differs when nothing is. */
function middleOf({ entry, region }: StageState): number {
  const { x, width } = entry.regions[region ?? 0] ?? { x: 0, width: entry.size.width }
  return entry.size.width ? (x + width / 2) / entry.size.width : 0.5
}

function blinking(over: HTMLElement, caption: Element | null): HTMLElement {
  let isNow = false
  const turn = () => {
    isNow = !isNow
    over.style.visibility = isNow ? 'visible' : 'hidden'
    if (caption) caption.textContent = isNow ? 'Now' : 'Expected'
  }
  let timer: number | undefined
  const button = element('button', { type: 'button', class: 'act', click: () => play(timer === undefined) })
  const once = element('button', { type: 'button', class: 'act', 'data-turn': true, click: turn }, 'Turn once')
  function play(isPlaying: boolean) {
    window.clearInterval(timer)
    timer = isPlaying
      ? window.setInterval(() => (over.isConnected ? turn() : window.clearInterval(timer)), BLINK)
      : undefined
    button.textContent = isPlaying ? 'Pause' : 'Blink'
  }
  over.style.visibility = 'hidden'
  play(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  return element('p', { class: 'range' }, button, once)
}

function frame(state: StageState, caption: string, file: string, over?: HTMLElement): HTMLElement {
  const { entry, zoom, region } = state
  const { width, height } = entry.size
  const canvas = element(
    'div',
    { class: 'canvas', style: zoom === 0 ? `width:min(100%, ${width}px)` : `width:${width * zoom}px` },
    picture(state, file, caption),
    over,
    ...entry.regions.map((box, index) =>
      element('span', {
        class: 'region',
        'data-region': index,
        'data-chosen': index === region,
        style: `left:${(box.x / width) * 100}%;top:${(box.y / height) * 100}%;width:${(box.width / width) * 100}%;height:${(box.height / height) * 100}%`,
      }),
    ),
  )
  canvas.style.aspectRatio = width && height ? `${width} / ${height}` : 'auto'
  return element(
    'figure',
    {},
    element('figcaption', {}, caption),
    element('div', { class: 'window', tabindex: 0, role: 'group', 'aria-label': caption }, canvas),
  )
}

function picture({ entry }: StageState, file: string, alt: string): HTMLImageElement {
  const image = element('img', {
    src: encodeURI(file),
    alt,
    class: 'picture',
    // A picture of another size keeps its own beside the other.
    load: () => {
      if (entry.size.width) image.style.width = `${(image.naturalWidth / entry.size.width) * 100}%`
    },
  })
  return image
}
