/** A ref callback for the content of a `details`: closes it on Escape, a press outside, and focus elsewhere. */
export function dismissDetails(content: HTMLElement | null) {
  const details = content?.closest('details')
  if (!details) return
  const listening = new AbortController()
  const { signal } = listening

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      // Otherwise the same Escape would close the dialog or popover around it.
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

export function closeDetails(details: HTMLDetailsElement) {
  const hadFocus = details.contains(document.activeElement)
  details.open = false
  if (hadFocus) details.querySelector('summary')?.focus()
}
