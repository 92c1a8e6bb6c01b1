import { canReachServer } from '#site/network/server-reachable.ts'

const FIRST_WAIT = 1000 // milliseconds, doubled with each try
const LONGEST_WAIT = 30_000

const listeners = new Set<() => void>()
let isDown = false
let asked: Promise<boolean> | undefined
let returning: Promise<void> | undefined

/** Whether the server can be reached, as far as is known (D31). Once it cannot, it is asked again until it can. */
export const line = {
  isDown: () => isDown,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  check(): Promise<boolean> {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  },

  /** Resolves when the server answers. */
  async back(): Promise<void> {
    if (!(await line.check())) await returning
  },
}

async function ask(): Promise<boolean> {
  const isThere = await canReachServer()
  if (isThere === isDown) {
    isDown = !isThere
    if (isDown) returning = askUntilThere()
    for (const listener of listeners) listener()
  }
  return isThere
}

async function askUntilThere(): Promise<void> {
  for (let wait = FIRST_WAIT; isDown; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    await changeOrTimeout(wait)
    if (isDown && !document.hidden) await line.check()
  }
}

/** Somebody else may notice first: the browser, or a visitor who presses "Try again". */
function changeOrTimeout(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      listeners.delete(done)
      resolve()
    }
    const timer = setTimeout(done, wait)
    listeners.add(done)
  })
}
