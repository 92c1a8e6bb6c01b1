import { canReachServer } from '#site/network/server-reachable.ts'

const FIRST_WAIT = 1000 // milliseconds, doubled with each try
const LONGEST_WAIT = 30_000

const MOST_TRIES = 3 // while the server answers
const PAUSE = 500 // milliseconds

type Load<Part> = () => Promise<Part>

const listeners = new Set<() => void>()
let isDown = false
let asked: Promise<boolean> | undefined
let returning: Promise<void> | undefined

/** What can be had again without a line. */
const arrived = new WeakSet<Load<unknown>>()

let reportGone = () => {}
const gone = new Promise<void>((resolve) => {
  reportGone = resolve
})

/** The way to the server: whether it can be reached, as far as is known (D31), and what is fetched over it. */
export const line = {
  isDown: () => isDown,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Once the server cannot be reached, it is asked again until it can. */
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

  /**
   * Fetches what a page cannot do without, again and again until the line is back. It never fails: React Router keeps a failed
   * route for good, and i18next shows the keys of a failed file. What is gone, as after a deploy, never comes:
   * a document does, with the next move or with `whenGone`.
   */
  async fetch<Part>(load: Load<Part>, signal?: AbortSignal, whenGone = reportGone): Promise<Part> {
    for (let tries = 1; ; tries++) {
      try {
        if (mayBeDown() && !arrived.has(load)) await line.back()
        return await arriving(load)
      } catch (error) {
        if (!(await line.check())) {
          await line.back()
          tries = 0
        }
        if (signal?.aborted) throw error
        if (tries === MOST_TRIES) {
          whenGone()
          return new Promise(() => {})
        }
        if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
  },

  /**
   * Fetches what a page can do without for now: undefined while the server is away. It is asked first, since a browser keeps a
   * module that failed, with all that imports it, until the next document.
   */
  async fetchUnlessDown<Part>(load: Load<Part>): Promise<Part | undefined> {
    return arrived.has(load) || (await line.check()) ? arriving(load) : undefined
  },

  /** Resolves when something that the page waits for is found to be gone. */
  gone,
}

async function arriving<Part>(load: Load<Part>): Promise<Part> {
  const part = await load()
  arrived.add(load)
  return part
}

/** The server, which renders with the same loaders, is told nothing of a line. */
const mayBeDown = () => navigator.onLine === false || isDown

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
