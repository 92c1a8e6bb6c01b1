/** Where the focus would be lost, because what had it goes with a deed: on the name of the message. */
export function focusMessage(): void {
  const going = '[data-slot=message-strips], [data-slot=reply-box]'
  if (document.activeElement?.closest(going))
    document.querySelector<HTMLElement>('main [data-slot=message-view] h2')?.focus({ preventScroll: true })
}
