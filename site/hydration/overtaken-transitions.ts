/**
 * React Router skips the view transition of a page that the next one overtakes, and a browser that is busy gives one up after
 * four seconds. Nobody hears the rejection: it would stand in the console as an error, though the page comes all the same.
 */
export function ignoreOvertakenTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (
      reason instanceof DOMException &&
      /^(Abort|Timeout)Error$/.test(reason.name) &&
      /transition/i.test(reason.message)
    )
      event.preventDefault()
  })
}
