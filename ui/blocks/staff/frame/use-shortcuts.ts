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
    if (mounted.push(layer) === 1) {
      document.addEventListener('keydown', answer)
      document.addEventListener('pointerdown', point, true)
    }
    return () => {
      mounted.splice(mounted.indexOf(layer), 1)
      if (mounted.length > 0) return
      document.removeEventListener('keydown', answer)
      document.removeEventListener('pointerdown', point, true)
    }
  }, [])
}

function answer(event: KeyboardEvent): void {
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
  if (isTypedOn(event) || event.defaultPrevented || event.isComposing) return
  const key = nameOf(event)
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
function isTypedOn(event: KeyboardEvent): boolean {
  const { target, key, timeStamp: at } = event
  const isWords = event.isComposing || (/^(.|Enter|Backspace)$/u.test(key) && !event.ctrlKey && !event.metaKey)
  const field = target instanceof Element ? target.closest(fields) : null
  if (!isWords) typed = undefined
  // Enter in a line sends it, and it may go with that.
  else if (field) typed = key === 'Enter' && field instanceof HTMLInputElement ? undefined : { field, at }
  else if (!typed || typed.field.checkVisibility() || at - typed.at > TYPING) typed = undefined
  else typed.at = at
  return !field && typed !== undefined
}

function point(): void {
  typed = undefined
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
