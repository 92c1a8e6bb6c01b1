import { type ReactNode, useEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A file that was chosen stays, and nobody may set one. */
const fields = 'input:not([type=file]), textarea, select'

/** What was written, chosen or ticked, and where the caret was. */
const early = new Map<Field, { is: string | boolean; caret: number | null }>()

/**
 * Notes what is done in a page's fields before React has them. React puts its own words into a text that has some, and
 * hears of no change that came before it: the next render would undo it. Called before `hydrateRoot`.
 */
export function noteTypedEarly(): void {
  // After a reload or a way back the browser brings words that are older than the page's.
  if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'navigate')
    for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) note(field)
  addEventListener('input', hear, true)
}

/** Around what hydrates: tells React what was typed early. */
export function TypedEarly({ children }: { children: ReactNode }) {
  useEffect(() => {
    removeEventListener('input', hear, true)
    early.forEach(({ is, caret }, field) => {
      if (isBox(field)) {
        field.checked = !is
        field.click()
        return
      }
      // First something else, by the setter that React watches: it tells no change to what it knows.
      field.value = `${is} `
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, is)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      if (!isSelect(field) && caret !== null && field === document.activeElement) field.setSelectionRange(caret, caret)
    })
    early.clear()
  }, [])
  return children
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const isSelect = (field: Field): field is HTMLSelectElement => 'options' in field

function isChanged(field: Field): boolean {
  // Of radio buttons the one that is chosen says it.
  if (isBox(field)) return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio')
  return isSelect(field) ? !!field.querySelector('[selected]:not(:checked)') : field.value !== field.defaultValue
}

function hear({ target }: Event): void {
  if (isField(target)) note(target)
}

const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(fields)

function note(field: Field): void {
  early.set(field, {
    is: isBox(field) ? field.checked : field.value,
    caret: isSelect(field) ? null : field.selectionStart,
  })
}
