/**
 * Makes an open `details` close as a menu does: on Escape (focus returns to its summary), on a press outside, and when the
 * focus moves on. A ref callback for its content; without scripts the element still opens and closes by its summary.
 */
export function dismissDetails(content: HTMLElement | null) {
  const details = content?.closest('details')
  if (!details) return
  const listening = new AbortController()
  const { signal } = listening

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      // Otherwise the same Escape would close what the menu stands in.
      event.preventDefault()
      closeDetails(details)
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !details.contains(target)) details.open = false
    },
    { signal },
  )
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false
    },
    { signal },
  )
  return () => listening.abort()
}

/** Closes it; a focus that would be lost inside goes to the summary. */
export function closeDetails(details: HTMLDetailsElement) {
  const hadFocus = details.contains(document.activeElement)
  details.open = false
  if (hadFocus) details.querySelector('summary')?.focus()
}
