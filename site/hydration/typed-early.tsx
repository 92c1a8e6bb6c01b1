import { type ReactNode, useEffect } from 'react'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input, textarea, select'
const heard = ['input', 'focusin']

/** What was written, chosen or ticked, and where the caret was. */
interface Early {
  is: string | boolean
  caret: number | null
}

const early = new Map<Field, Early>()

let focused: Element | null

/**
 * Notes what is done in a page's fields before React has them. React puts its own words into a text that has some, and
 * hears of no change that came before it: the next render would undo it. Where the browser's translation or an extension has
 * changed the page meanwhile, React renders it anew, with empty fields. Called before `hydrateRoot`.
 */
export function noteTypedEarly(): void {
  // After a reload or a way back the browser brings words that are older than the page's.
  if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'navigate')
    for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) note(field)
  focused = document.activeElement
  for (const type of heard) addEventListener(type, hear, true)
}

/** Around what hydrates: tells React what was typed early. */
export function TypedEarly({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    // Once forms have their kept words: what is told before would be kept in their place, with nothing in the other fields.
    if (!isHydrated) return
    for (const type of heard) removeEventListener(type, hear, true)
    if (isField(focused) && !focused.isConnected) shownFor(focused)?.focus({ preventScroll: true })
    early.forEach(tell)
    early.clear()
    focused = null
  }, [isHydrated])
  return children
}

function tell({ is, caret }: Early, field: Field): void {
  const shown = shownFor(field)
  if (!shown || (isFile(field) && shown === field)) return
  if (isBox(shown)) {
    shown.checked = !is
    shown.click()
    return
  }
  // The caret may have moved since the last letter.
  const place = field.value === is && !isSelect(field) ? field.selectionStart : caret
  if (isFile(field) && isFile(shown)) shown.files = field.files
  else {
    // First something else, by the setter that React watches: it tells no change to what it knows.
    shown.value = `${is} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(shown), 'value')?.set?.call(shown, is)
  }
  for (const type of ['input', 'change']) shown.dispatchEvent(new Event(type, { bubbles: true }))
  if (!isSelect(shown) && place !== null && shown === document.activeElement) shown.setSelectionRange(place, place)
}

/** The field itself, or what stands for it in a page that was rendered anew. */
function shownFor(field: Field): Field | null {
  if (field.isConnected) return field
  const value = isBox(field) ? `[value="${CSS.escape(field.value)}"]` : ''
  return document.querySelector(
    `[data-slot="${field.form?.dataset['slot']}"] [name="${CSS.escape(field.name)}"]${value}`,
  )
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const isFile = (field: Field): field is HTMLInputElement => field.type === 'file'
const isSelect = (field: Field): field is HTMLSelectElement => 'options' in field

function isChanged(field: Field): boolean {
  // Of radio buttons the one that is chosen says it.
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio')
  return isSelect(field) ? !!field.querySelector('[selected]:not(:checked)') : field.value !== field.defaultValue
}

function hear({ type, target }: Event): void {
  focused = document.activeElement
  if (type === 'input' && isField(target)) note(target)
}

const isField = (target: unknown): target is Field => target instanceof Element && target.matches(fields)

function note(field: Field): void {
  // Of radio buttons the last one counts.
  early.delete(field)
  early.set(field, {
    is: isBox(field) ? field.checked : field.value,
    caret: isSelect(field) ? null : field.selectionStart,
  })
}
