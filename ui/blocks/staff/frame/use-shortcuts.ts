import { createContext, use, useEffect, useRef } from 'react'

/**
 * By key: `?`, `n`, `g p` (one after the other), `Shift+d`, `Alt+ArrowUp`, `mod+k` (⌘ on Apple's machines, Ctrl elsewhere), `Enter`, `Escape`.
 * The one mounted last wins.
 */
export type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>

/** WCAG 2.1.4: whoever dictates or trembles can switch single characters off. Those with ⌘, Ctrl or Alt stay, as do Enter and Esc. */
export const CharacterKeys = createContext(true)

/** Milliseconds in which the second key of two has to follow. */
const SEQUENCE = 1500
/** Those that may be held down. */
const repeating = /^([jkhl]|(Alt\+)?Arrow\w+)$/
const fields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])'
/** They have keys of their own. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const pressable = 'a[href], button, summary, input, label, [role=button], [role=option], [role=gridcell]'

/** Keys that write, also such as begin a letter. */
const writing = /^(Shift\+)?(.|Enter|Backspace|Dead|Process)$/u
/** Milliseconds in which fingers type on where the page has taken the field away. */
const TYPING = 2000

interface Layer {
  shortcuts: Shortcuts
  hasCharacters: boolean
}

/** One for the page, so that the second key of two reaches nobody else: `g n` leads to the newsletter and begins nothing. */
const mounted: { current: Layer }[] = []
let begun: { key: string; at: number } | undefined
/** The last key was typed there. */
let typed: { field: Element; at: number } | undefined

/** Nothing happens behind a dialog or a menu, and in a field only `mod+…`. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const hasCharacters = use(CharacterKeys)
  const layer = useRef<Layer>({ shortcuts, hasCharacters })
  useEffect(() => {
    layer.current = { shortcuts, hasCharacters }
  })
  useEffect(() => {
    if (mounted.push(layer) === 1) listen('addEventListener')
    return () => {
      mounted.splice(mounted.indexOf(layer), 1)
      if (mounted.length === 0) listen('removeEventListener')
    }
  }, [])
}

function listen(deed: 'addEventListener' | 'removeEventListener'): void {
  document[deed]('pointerdown', answer)
  document[deed]('keydown', answer)
}

function answer(event: Event): void {
  if (!(event instanceof KeyboardEvent)) {
    typed = undefined
    return
  }
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
  const key = nameOf(event)
  if (isTypedOn(event, key) || event.defaultPrevented || event.isComposing) return
  if (event.repeat && !repeating.test(key)) return
  const first = begun && event.timeStamp - begun.at < SEQUENCE ? begun.key : undefined
  begun = undefined
  if (isElsewhere(event, key)) return
  const isCharacter = !/^mod\+|^Alt\+|^(Enter|Escape|Arrow\w+|Home|End|Page\w+)$/.test(key)
  const layers = mounted.map(({ current }) => current).filter(({ hasCharacters }) => hasCharacters || !isCharacter)
  const wanted = first ? `${first} ${key}` : key
  const run = layers.findLast(({ shortcuts }) => shortcuts[wanted])?.shortcuts[wanted]
  if (run) {
    event.preventDefault()
    run(event)
  } else if (
    !first &&
    layers.some(({ shortcuts }) => Object.keys(shortcuts).some((name) => name.startsWith(`${key} `)))
  ) {
    begun = { key, at: event.timeStamp }
  }
}

/** Somebody types into a field that is gone, by no deed of theirs: what was meant as words leads nowhere. */
function isTypedOn({ target, timeStamp: at }: KeyboardEvent, key: string): boolean {
  const field = target instanceof Element ? target.closest(fields) : undefined
  // Enter in a line sends it, and it may go with that.
  if (!writing.test(key) || (key === 'Enter' && field?.matches('input'))) typed = undefined
  else if (field) typed = { field, at }
  else if (typed?.field.getClientRects().length === 0 && at - typed.at < TYPING) typed.at = at
  else typed = undefined
  return !field && !!typed
}

/** What is printed on a key counts, not how one gets there: `/` is Shift and 7 on a German keyboard. */
function nameOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const isLetter = /^\p{L}$/u.test(key)
  const name = isLetter ? key.toLowerCase() : key
  if (isApple() ? metaKey : ctrlKey) return `mod+${shiftKey && isLetter ? 'Shift+' : ''}${name}`
  if (ctrlKey || metaKey) return `other+${name}`
  // AltGr and Option write characters such as @; only what writes none is a shortcut.
  if (altKey && key.length > 1) return `Alt+${name}`
  return shiftKey && isLetter ? `Shift+${name}` : name
}

function isElsewhere({ target }: KeyboardEvent, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(layers)) return true
  if (key.startsWith('mod+')) return false
  if (target.closest(fields)) return true
  return key === 'Enter' && target.closest(pressable) !== null
}

export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
