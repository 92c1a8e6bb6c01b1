/** Gives the focus to `next` where the browser has lost it, because what had it is gone. */
export function takeLostFocus(next: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) next?.focus({ preventScroll: true })
}
