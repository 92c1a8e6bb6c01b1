/** Nobody handles the rejection of a view transition that is overtaken, or too slow: it would be logged as an error. */
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
