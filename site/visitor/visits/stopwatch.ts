export function createStopwatch(now: () => number) {
  let counted = 0
  let since: number | undefined

  function pause(): void {
    if (since !== undefined) counted += now() - since
    since = undefined
  }

  return {
    run(): void {
      since ??= now()
    },
    pause,
    restart(): void {
      counted = 0
      if (since !== undefined) since = now()
    },
    seconds: (): number => Math.round((counted + (since === undefined ? 0 : now() - since)) / 1000),
  }
}
