/**
 * React Router skips the view transition of a navigation that another one overtakes, and a busy browser gives one up
 * after four seconds. Nobody handles the rejection, so it would be logged as an error.
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
