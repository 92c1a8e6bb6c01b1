/**
 * React Router skips the view transition of a page that the next one overtakes, and leaves the browser's word about it
 * unheard: it would stand in the console as an error, though nothing has gone wrong.
 */
export function ignoreOvertakenTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && reason.name === 'AbortError' && /transition/i.test(reason.message))
      event.preventDefault()
  })
}
